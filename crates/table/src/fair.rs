//! Fair dice: nobody, the server included, can choose what is rolled or drawn.
//!
//! Before the game the server draws a secret number and shows its hash; so does every player who takes part. Then the
//! players' numbers are opened, and all numbers together make the key of the game, from which every die and every card
//! follows. After the game the server's number is opened, and everybody can compute everything again. What this cannot
//! hide: whoever runs the server knows its number while the game is played.
//!
//! Every purpose (a seat's dice, the power deck, a seat's evolutions) has a stream of its own, so that what one of them
//! uses changes nothing for the others.

use std::collections::HashMap;

use hmac::{Hmac, KeyInit, Mac};
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rules::{CardSet, Chance, Faces, Purpose, Seat};
use sha2::{Digest, Sha256};

use crate::outcome::purpose_text;

/// A secret number.
pub type Secret = [u8; 32];

/// Names the scheme, so that another one can never be taken for it.
const SCHEME: &str = "daikaiju-fair-1";

/// Everything the dice of a game follow from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The table's code.
    pub table: String,
    /// What the server promised.
    pub promise: String,
    /// The server's number; kept back until the game is over.
    pub seed: Option<Secret>,
    /// What players promised and opened.
    pub players: Vec<PlayerSeal>,
}

/// One player's part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSeal {
    /// The seat.
    pub seat: Seat,
    /// What was promised.
    pub promise: String,
    /// What was opened.
    pub seed: Secret,
}

/// Why a seal is not right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SealFault {
    /// The server's number was not opened.
    NotOpened,
    /// The server opened another number than it had promised.
    Server,
    /// A player did.
    Player(Seat),
}

/// What is promised for a number: by the server (nobody's seat) or by a player.
pub fn promise(table: &str, seat: Option<Seat>, secret: &Secret) -> String {
    let who = seat.map_or("server".to_string(), |seat| (seat + 1).to_string());
    hex(&Sha256::digest(format!("{SCHEME}:{table}:{who}:{}", hex(secret))))
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads 64 hexadecimal digits.
pub fn secret(text: &str) -> Option<Secret> {
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let mut out = Secret::default();
    for (at, byte) in out.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    Some(out)
}

impl Seal {
    /// A seal of the server alone, to which players may add their numbers.
    pub fn new(table: &str, seed: Secret) -> Seal {
        let promise = promise(table, None, &seed);
        Seal { table: table.to_string(), promise, seed: Some(seed), players: Vec::new() }
    }

    /// Does everything that was opened agree with what was promised?
    pub fn check(&self) -> Result<(), SealFault> {
        let seed = self.seed.as_ref().ok_or(SealFault::NotOpened)?;
        if promise(&self.table, None, seed) != self.promise {
            return Err(SealFault::Server);
        }
        let wrong = |it: &&PlayerSeal| promise(&self.table, Some(it.seat), &it.seed) != it.promise;
        match self.players.iter().find(wrong) {
            Some(player) => Err(SealFault::Player(player.seat)),
            None => Ok(()),
        }
    }

    /// The dice that follow from it.
    pub fn dice(&self) -> Result<FairDice, SealFault> {
        self.check()?;
        let mut text = format!("{SCHEME}:{}", self.table);
        for player in &self.players {
            text += &format!(":{}={}", player.seat + 1, hex(&player.seed));
        }
        text += &format!(":{}", self.promise);
        let key = mac(&self.seed.unwrap_or_default(), &text);
        Ok(FairDice { key, streams: HashMap::new() })
    }

    /// The same without what is still secret.
    #[must_use]
    pub fn closed(&self) -> Seal {
        Seal { seed: None, ..self.clone() }
    }
}

fn mac(key: &Secret, text: &str) -> Secret {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).unwrap_or_else(|_| unreachable!("any key will do"));
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().into()
}

/// Chance that follows from a seal.
#[derive(Clone, Debug)]
pub struct FairDice {
    key: Secret,
    streams: HashMap<Purpose, ChaCha12Rng>,
}

impl FairDice {
    fn stream(&mut self, purpose: Purpose) -> &mut ChaCha12Rng {
        let key = &self.key;
        self.streams
            .entry(purpose)
            .or_insert_with(|| ChaCha12Rng::from_seed(mac(key, &purpose_text(purpose))))
    }
}

/// A number below `n`, each equally likely: numbers that would favour some are thrown away.
fn below(rng: &mut impl Rng, n: u32) -> u32 {
    let n = n.max(1);
    let fair = u32::MAX - u32::MAX % n;
    loop {
        let bits = rng.next_u32();
        if bits < fair {
            return bits % n;
        }
    }
}

impl Chance for FairDice {
    fn dice(&mut self, purpose: Purpose, n: u8) -> Faces {
        let rng = self.stream(purpose);
        (0..n as usize).fold(Faces::default(), |faces, at| faces.with(at, below(rng, 6) as u8))
    }

    fn card(&mut self, purpose: Purpose, from: &CardSet) -> u8 {
        let at = below(self.stream(purpose), from.len());
        from.nth(at).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn promises_hold() {
        let mut seal = Seal::new("K7QM2P", [7; 32]);
        let mine = PlayerSeal { seat: 0, promise: promise("K7QM2P", Some(0), &[9; 32]), seed: [9; 32] };
        seal.players.push(mine);
        assert_eq!(seal.check(), Ok(()));
        let mut other = seal.clone();
        other.seed = Some([8; 32]);
        assert_eq!(other.check(), Err(SealFault::Server));
        other = seal.clone();
        other.players[0].seed[31] ^= 1;
        assert_eq!(other.check(), Err(SealFault::Player(0)));
        assert_eq!(seal.closed().check(), Err(SealFault::NotOpened));
    }

    #[test]
    fn numbers_come_back() {
        let number: Secret = std::array::from_fn(|n| n as u8 * 7);
        assert_eq!(secret(&hex(&number)), Some(number));
        for bad in ["", "00", &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(secret(bad), None);
        }
    }

    #[test]
    fn every_face_is_equally_likely() {
        let mut dice = Seal::new("T", [1; 32]).dice().unwrap();
        let mut counts = [0u32; 6];
        for _ in 0..100_000 {
            let faces = dice.dice(Purpose::Dice(0), 6);
            (0..6).for_each(|at| counts[faces.get(at) as usize] += 1);
        }
        // Chi squared with five degrees of freedom is above 20.5 once in a thousand.
        let chi: f64 = counts.iter().map(|&n| (f64::from(n) - 100_000.0).powi(2) / 100_000.0).sum();
        assert!(chi < 20.5, "{counts:?}: {chi}");
    }
}
