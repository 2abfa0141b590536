//! Damaged set files are refused or read, but never crash the reader.

use cards::set::LoadedSet;

const SETS: [&str; 5] = [
    include_str!("../../../sets/base.ron"),
    include_str!("../../../sets/origins.ron"),
    include_str!("../../../sets/promos.ron"),
    include_str!("../../../sets/monsters.ron"),
    include_str!("../../../sets/new-york.ron"),
];

/// A small generator of its own: the damage must be the same on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// Damages a text in one to four places: bytes changed, removed, doubled, moved, or the end cut off.
fn damage(text: &str, random: &mut Random) -> String {
    const TELLING: &[u8] = b"()[]\",:/*\\-+#r0123456789_ \n";
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random.below(4) {
        let at = random.below(bytes.len());
        let end = (at + 1 + random.below(40)).min(bytes.len());
        match random.below(7) {
            0 => bytes[at] = random.below(256) as u8,
            1 => bytes[at] = TELLING[random.below(TELLING.len())],
            2 => bytes.insert(at, TELLING[random.below(TELLING.len())]),
            3 => drop(bytes.drain(at..end)),
            4 => bytes.extend_from_within(at..end),
            5 => {
                let other = random.below(bytes.len());
                bytes.swap(at, other);
            }
            _ if random.below(8) == 0 => bytes.truncate(at.max(1)),
            _ => bytes[at] = bytes[at].wrapping_add(1),
        }
        if bytes.is_empty() {
            break;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn damaged_files_never_panic() {
    let mut random = Random(0x5eed_da1c_a110_0001);
    let (mut refused, mut read) = (0, 0);
    for round in 0..4000 {
        let text = damage(SETS[round % SETS.len()], &mut random);
        match LoadedSet::load("damaged.ron", &text) {
            Ok(_) => read += 1,
            Err(error) => {
                refused += 1;
                let lines = text.matches('\n').count() as u32 + 1;
                assert!((1..=lines).contains(&error.line) && error.column >= 1, "{error}");
                assert!(!error.to_string().is_empty());
            }
        }
    }
    assert!(refused > 2000 && read > 50, "the damage is neither fatal nor harmless: {refused} {read}");
}

/// Small files reach the corners of the syntax that large ones bury.
#[test]
fn scraps_never_panic() {
    let scraps = [
        "r#\"a\"#",
        "\"\\u{41}\"",
        "/* /* */ */ (a: 1)",
        "[1, -2, Some(None)]",
        "A(b: [C(\"\\x41\\\n \")])",
        "r##\"#\"##",
    ];
    let mut random = Random(0xbad_f00d);
    for round in 0..20_000 {
        let text = damage(scraps[round % scraps.len()], &mut random);
        let _ = cards::reader::read::<Vec<rules::lang::Ability>>("scrap.ron", &text);
        let _ = LoadedSet::load("scrap.ron", &text);
    }
}
