//! The network in a file: a head in words, then every number as a whole multiple of one small step.

use std::sync::{Arc, OnceLock};

use super::{COMMON, COMMON_IN_BOROUGHS, Deep, Parts, Row, WIDTH, Weights};
use rules::{Edition, Rules, SEATS};

const MAGIC: &str = "daikaiju network 1";

/// A network that is part of the program, read when it is first needed.
struct Shipped<T = Weights> {
    bytes: &'static [u8],
    read: OnceLock<Arc<T>>,
}

impl<T> Shipped<T> {
    const fn new(bytes: &'static [u8]) -> Shipped<T> {
        Shipped { bytes, read: OnceLock::new() }
    }

    fn get(&self, read: fn(&[u8]) -> Result<T, BadWeights>) -> Arc<T> {
        let read = || read(self.bytes);
        let read = || read().unwrap_or_else(|e| unreachable!("the network is part of the program: {e}"));
        self.read.get_or_init(|| Arc::new(read())).clone()
    }
}

impl Shipped {
    fn weights(&self) -> Arc<Weights> {
        self.get(Weights::read)
    }
}

static NEW_YORK: Shipped = Shipped::new(include_bytes!("../../network/new-york.net"));
/// For Tokyo with expansions.
static TOKYO: Shipped = Shipped::new(include_bytes!("../../network/planner.net"));
/// For Tokyo without expansions, by the number of monsters: two to six.
static PLAIN: [Shipped; SEATS - 1] = [
    Shipped::new(include_bytes!("../../network/plain-2.net")),
    Shipped::new(include_bytes!("../../network/plain-3.net")),
    Shipped::new(include_bytes!("../../network/plain-4.net")),
    Shipped::new(include_bytes!("../../network/plain-5.net")),
    Shipped::new(include_bytes!("../../network/plain-6.net")),
];

/// What corrects the one for Tokyo with expansions.
static DEEP_TOKYO: Shipped<Deep> = Shipped::new(include_bytes!("../../network/deep.net"));
/// What corrects those for Tokyo without expansions, where there is such a network, by the number of monsters: two to six.
static DEEP_PLAIN: [Option<Shipped<Deep>>; SEATS - 1] = [
    Some(Shipped::new(include_bytes!("../../network/deep-2.net"))),
    None,
    Some(Shipped::new(include_bytes!("../../network/deep-4.net"))),
    None,
    None,
];

/// The network that corrects the one for a table like this, if there is one.
pub fn deep_for(rules: &Rules) -> Option<Arc<Deep>> {
    let deep = of_table(rules, None, Some(&DEEP_TOKYO), |plain| DEEP_PLAIN[plain].as_ref());
    deep.map(|deep| deep.get(Deep::read))
}

/// The network that comes with the program for a table like this.
pub fn built_in_for(rules: &Rules) -> Arc<Weights> {
    of_table(rules, &NEW_YORK, &TOKYO, |plain| &PLAIN[plain]).weights()
}

/// What is for a table like this: in New York, in Tokyo with expansions, or without any by the number of monsters, from two on.
fn of_table<T>(rules: &Rules, new_york: T, tokyo: T, plain: impl FnOnce(usize) -> T) -> T {
    if rules.has_boroughs() {
        new_york
    } else if is_plain(rules) {
        plain(usize::from(rules.players.max(2) - 2).min(SEATS - 2))
    } else {
        tokyo
    }
}

/// Is it a table in Tokyo without expansions?
pub(crate) fn is_plain(rules: &Rules) -> bool {
    let costumes = !rules.costumes.is_empty();
    !(rules.has_boroughs()
        || costumes
        || rules.has_hands()
        || rules.has_wickedness()
        || rules.has_challenges())
}

/// All files of networks that come with the program for an edition, one after the other: what identifies them.
pub fn built_in_of(edition: Edition) -> Vec<u8> {
    match edition {
        Edition::NewYork => NEW_YORK.bytes.to_vec(),
        _ => {
            let first = [&TOKYO].into_iter().chain(&PLAIN).map(|it| it.bytes);
            let second = [&DEEP_TOKYO].into_iter().chain(DEEP_PLAIN.iter().flatten()).map(|it| it.bytes);
            first.chain(second).flatten().copied().collect()
        }
    }
}

/// The network that comes with the program for Tokyo with expansions.
pub fn built_in() -> Arc<Weights> {
    TOKYO.weights()
}

/// Why a file is no network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadWeights(pub &'static str);

impl std::fmt::Display for BadWeights {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "this is not a network of this program: {}", self.0)
    }
}

impl std::error::Error for BadWeights {}

impl Weights {
    /// The file of a network.
    pub fn write(&self) -> Vec<u8> {
        let most = self.numbers().fold(0.0f32, |most, n| most.max(n.abs())).max(1e-6);
        let step = most / f32::from(i16::MAX);
        let mut head = format!("{MAGIC}\n{} {WIDTH} {} {step:e}\n", self.common(), self.cards.len());
        for card in &self.cards {
            head += card;
            head.push('\n');
        }
        let mut bytes = head.into_bytes();
        for n in self.numbers() {
            bytes.extend(((n / step).round() as i16).to_le_bytes());
        }
        bytes
    }

    /// Reads the file of a network.
    pub fn read(bytes: &[u8]) -> Result<Weights, BadWeights> {
        let mut rest = bytes;
        let mut line = || {
            let end = rest.iter().position(|&b| b == b'\n').ok_or(BadWeights("it is cut off"))?;
            let text = std::str::from_utf8(&rest[..end]).map_err(|_| BadWeights("its head is no text"))?;
            rest = &rest[end + 1..];
            Ok(text)
        };
        if line()? != MAGIC {
            return Err(BadWeights("it begins with something else"));
        }
        let sizes: Vec<&str> = line()?.split(' ').collect();
        let [common, width, n, step] = sizes[..] else { return Err(BadWeights("its sizes are missing")) };
        let common: usize = common.parse().unwrap_or_default();
        if ![COMMON, COMMON_IN_BOROUGHS].contains(&common) || width.parse() != Ok(WIDTH) {
            return Err(BadWeights("it was made for another version"));
        }
        let n: usize = n.parse().ok().filter(|&n| n < 4096).ok_or(BadWeights("its sizes make no sense"))?;
        // Added up and multiplied, numbers up to some hundreds stay far from what a number can hold.
        let step: f32 = step
            .parse()
            .ok()
            .filter(|step| (0.0..=1e-2).contains(step))
            .ok_or(BadWeights("its sizes make no sense"))?;
        let cards: Result<Vec<String>, _> = (0..n).map(|_| line().map(str::to_string)).collect();
        let cards = cards?;
        if !cards.is_sorted_by(|a, b| a < b) {
            return Err(BadWeights("its cards are not in order"));
        }
        let rows = common + cards.len();
        if rest.len() != (2 * rows + 2) * WIDTH * 2 {
            return Err(BadWeights("it has too many or too few numbers"));
        }
        let mut numbers =
            rest.chunks_exact(2).map(|two| f32::from(i16::from_le_bytes([two[0], two[1]])) * step);
        let mut row = || Row(std::array::from_fn(|_| numbers.next().unwrap_or_default()));
        let own = (0..rows).map(|_| row()).collect();
        let rival = (0..rows).map(|_| row()).collect();
        let (bias, out) = (row(), row());
        Ok(Weights { cards, own, rival, bias, out })
    }

    fn numbers(&self) -> impl Iterator<Item = f32> + '_ {
        let rows = self.own.iter().chain(&self.rival).chain([&self.bias, &self.out]);
        rows.flat_map(|row| row.iter()).copied()
    }
}

const DEEP_MAGIC: &str = "daikaiju second network 2";

/// Most rows a second network may have.
const MOST_ROWS: usize = 8192;

impl Deep {
    /// Does this begin like the file of a second network?
    pub fn is_one(bytes: &[u8]) -> bool {
        bytes.starts_with(b"daikaiju second network")
    }

    /// Can it correct the first network of such a table?
    pub fn fits(&self, rules: &Rules) -> bool {
        self.rows() == built_in_for(rules).own.len()
    }

    /// The file of a second network: how many rows, the step of each part, then all numbers as whole multiples of these.
    pub fn write(&self) -> Vec<u8> {
        let parts = self.parts.each();
        let most = |part: &std::ops::Range<usize>| {
            self.numbers[part.clone()].iter().fold(0.0f32, |most, n| most.max(n.abs())).max(1e-6)
        };
        let steps: Vec<f32> = parts.iter().map(|part| most(part) / f32::from(i16::MAX)).collect();
        let words: Vec<String> = steps.iter().map(|step| format!("{step:e}")).collect();
        let mut bytes = format!("{DEEP_MAGIC}\n{} {}\n", self.rows(), words.join(" ")).into_bytes();
        for (part, step) in parts.into_iter().zip(steps) {
            let whole = self.numbers[part].iter().map(|n| (n / step).round() as i16);
            bytes.extend(whole.flat_map(i16::to_le_bytes));
        }
        bytes
    }

    /// Reads the file of a second network.
    pub fn read(bytes: &[u8]) -> Result<Deep, BadWeights> {
        let mut lines = bytes.splitn(3, |&byte| byte == b'\n');
        let mut line = || lines.next().ok_or(BadWeights("it is cut off"));
        if line()? != DEEP_MAGIC.as_bytes() {
            return Err(BadWeights("it begins with something else"));
        }
        let sizes = std::str::from_utf8(line()?).map_err(|_| BadWeights("its head is no text"))?;
        let rest = line()?;
        let mut sizes = sizes.split(' ');
        let strange = BadWeights("its sizes make no sense");
        let rows =
            sizes.next().and_then(|n| n.parse().ok()).filter(|&n| n <= MOST_ROWS).ok_or(strange.clone())?;
        let steps: Vec<f32> = sizes.filter_map(|step| step.parse().ok()).collect();
        let parts = Parts::new(rows);
        // Sums and products of such numbers stay far from what a number can hold.
        if steps.len() != parts.each().len() || !steps.iter().all(|step| (0.0..=1e-2).contains(step)) {
            return Err(strange);
        }
        if rest.len() != 2 * parts.all {
            return Err(BadWeights("it has too many or too few numbers"));
        }
        let mut whole = rest.chunks_exact(2).map(|two| f32::from(i16::from_le_bytes([two[0], two[1]])));
        let mut numbers = Vec::with_capacity(parts.all);
        for (part, step) in parts.each().into_iter().zip(steps) {
            numbers.extend(whole.by_ref().take(part.len()).map(|n| n * step));
        }
        Ok(Deep { parts, numbers })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::catalogue::Catalogue;
    use cards::table::{Table, TableOptions};

    #[test]
    fn written_and_read_again() {
        let mut n = 0.0;
        let mut next = || {
            n += 0.001;
            n
        };
        let weights = Weights::new(COMMON, vec!["?/Keep/3".to_string(), "a/b".to_string()], &mut next);
        let bytes = weights.write();
        let read = Weights::read(&bytes).unwrap();
        // What was rounded once is not rounded again.
        assert_eq!(Weights::read(&read.write()).unwrap(), read);
        let far = weights.numbers().zip(read.numbers()).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
        let most = weights.numbers().fold(0.0, f32::max);
        assert!(far < 0.51 * most / f32::from(i16::MAX), "off by {far}, more than half a step");
        for damage in [0, 5, 25, 40, bytes.len() - 1] {
            assert!(Weights::read(&bytes[..damage]).is_err(), "cut off after {damage}");
        }
        assert!(Weights::read(b"").is_err());
        let text = |from: &str, to: &str| {
            let head = bytes.iter().take(200).map(|b| *b as char).collect::<String>();
            let at = head.find(from).unwrap();
            [&bytes[..at], to.as_bytes(), &bytes[at + from.len()..]].concat()
        };
        let step = format!("{:e}", weights.numbers().fold(0.0f32, f32::max) / f32::from(i16::MAX));
        for bad in [text(&step, "1e38"), text(&step, "NaN"), text(&step, "-1"), text("?/Keep/3", "b/Keep/3")]
        {
            assert!(Weights::read(&bad).is_err());
        }
    }

    #[test]
    fn second_networks_are_written_and_read_again() {
        let parts = Parts::new(7);
        let numbers = (0..parts.all).map(|n| (n % 91) as f32 * 1e-3 - 0.04).collect();
        let deep = Deep { parts, numbers };
        let bytes = deep.write();
        let read = Deep::read(&bytes).unwrap();
        assert_eq!(Deep::read(&read.write()).unwrap(), read);
        let far = deep.numbers.iter().zip(&read.numbers).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
        assert!(far < 2e-6, "{far}");
        for damage in [0, 5, 30, 60, bytes.len() - 1] {
            assert!(Deep::read(&bytes[..damage]).is_err(), "cut off after {damage}");
        }
        let head = String::from_utf8_lossy(&bytes[..60]).into_owned();
        let second = head.lines().nth(1).unwrap();
        for bad in ["7 1e38", "9999999 1e-5", "7", "x 1 2 3", "7 NaN NaN NaN NaN NaN NaN NaN"] {
            let text =
                [DEEP_MAGIC.as_bytes(), b"\n", bad.as_bytes(), b"\n", &bytes[head.find(second).unwrap()..]];
            assert!(Deep::read(&text.concat()).is_err(), "{bad}");
        }
    }

    #[test]
    fn those_that_come_with_the_program_can_be_read() {
        let plain = DEEP_PLAIN.iter().zip(&PLAIN).filter_map(|(deep, first)| Some((deep.as_ref()?, first)));
        for (deep, first) in plain.chain([(&DEEP_TOKYO, &TOKYO)]) {
            assert_eq!(deep.get(Deep::read).rows(), first.weights().own.len(), "made for another network");
        }
        for shipped in [&TOKYO, &NEW_YORK].into_iter().chain(&PLAIN) {
            assert!(!shipped.weights().cards.is_empty());
        }
    }

    /// Each table has the network that learned at tables like it: by the number of monsters, or one for all with expansions.
    #[test]
    fn every_table_has_its_network() {
        let catalogue = Catalogue::built_in();
        let network = |edition: Edition, players: u8, with: &str| {
            let mut options = TableOptions::new(edition, players);
            options.with = with.split(',').filter(|word| !word.is_empty()).map(String::from).collect();
            built_in_for(&Table::new(&catalogue, &options).unwrap().rules)
        };
        for players in 2..=6 {
            let plain = PLAIN[usize::from(players) - 2].weights();
            for with in ["", "no-cards", "promos-fan-list"] {
                assert!(
                    Arc::ptr_eq(&network(Edition::MonsterBox, players, with), &plain),
                    "{players} {with}"
                );
            }
            for with in ["halloween", "wicked-green", "luchador", "promos-fan-list,luchador"] {
                let found = network(Edition::MonsterBox, players, with);
                assert!(Arc::ptr_eq(&found, &TOKYO.weights()), "{players} {with}");
            }
            let there = network(Edition::NewYork, players, "luchador");
            assert!(Arc::ptr_eq(&there, &NEW_YORK.weights()), "{players}");
        }
        assert!(Arc::ptr_eq(&network(Edition::Origins, 3, ""), &PLAIN[1].weights()));
    }
}
