//! The network in a file: a head in words, then every number as a whole multiple of one small step.

use std::sync::{Arc, OnceLock};

use super::{COMMON, COMMON_IN_BOROUGHS, Row, WIDTH, Weights};

const MAGIC: &str = "daikaiju network 1";

/// The network that comes with the program for a table like this.
pub fn built_in_for(rules: &rules::Rules) -> Arc<Weights> {
    if rules.has_boroughs() { new_york() } else { built_in() }
}

/// The network that comes with the program for an edition.
pub fn built_in_of(edition: rules::Edition) -> Arc<Weights> {
    if edition == rules::Edition::NewYork { new_york() } else { built_in() }
}

fn new_york() -> Arc<Weights> {
    static WEIGHTS: OnceLock<Arc<Weights>> = OnceLock::new();
    let weights = WEIGHTS.get_or_init(|| {
        let bytes = include_bytes!("../../network/new-york.net");
        let weights = Weights::read(bytes);
        Arc::new(weights.unwrap_or_else(|error| unreachable!("the network is part of the program: {error}")))
    });
    weights.clone()
}

/// The network that comes with the program for Tokyo.
pub fn built_in() -> Arc<Weights> {
    static WEIGHTS: OnceLock<Arc<Weights>> = OnceLock::new();
    let weights = WEIGHTS.get_or_init(|| {
        let bytes = include_bytes!("../../network/planner.net");
        let weights = Weights::read(bytes);
        Arc::new(weights.unwrap_or_else(|error| unreachable!("the network is part of the program: {error}")))
    });
    weights.clone()
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

#[cfg(test)]
mod tests {
    use super::*;

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
    fn the_one_that_comes_with_the_program_can_be_read() {
        assert!(!built_in().cards.is_empty());
    }
}
