//! The same luck in games that go different ways: the deck lies in the same order, and each monster rolls the same dice in
//! its first, second and every later turn, whatever the others have done meanwhile.

use rules::{CardSet, Chance, Faces, Purpose, SEATS, Seeded};

/// One step of splitmix64.
pub fn mix(x: u64) -> u64 {
    let mut z = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Chance for games that are compared with each other.
#[derive(Clone, Debug)]
pub struct Luck {
    seed: u64,
    /// Turns each monster has rolled in.
    turns: [u64; SEATS],
    /// Who rolled last, and how often since.
    rolling: (u8, u64),
    /// Dice rolled for cards so far.
    card_dice: u64,
    /// For each sort of draw, how often its pile was made anew, and how many cards it had last.
    piles: [(u64, u32); 16],
}

impl Luck {
    /// The luck of a seed.
    pub fn new(seed: u64) -> Luck {
        Luck { seed: mix(seed), turns: [0; SEATS], rolling: (u8::MAX, 0), card_dice: 0, piles: [(0, 0); 16] }
    }

    fn roll(&self, purpose: Purpose, parts: [u64; 3], n: u8) -> Faces {
        let seed = parts.iter().fold(self.seed, |seed, part| mix(seed ^ *part));
        Seeded::new(seed).dice(purpose, n)
    }
}

impl Chance for Luck {
    fn dice(&mut self, purpose: Purpose, n: u8) -> Faces {
        match purpose {
            Purpose::Dice(seat) => {
                let at = usize::from(seat) % SEATS;
                if self.rolling.0 != seat {
                    self.rolling = (seat, 0);
                    self.turns[at] += 1;
                }
                self.rolling.1 += 1;
                self.roll(purpose, [u64::from(seat), self.turns[at], self.rolling.1], n)
            }
            Purpose::FirstPlayer(seat) => {
                self.card_dice += 1;
                self.roll(purpose, [50 + u64::from(seat), 0, self.card_dice], n)
            }
            _ => {
                self.card_dice += 1;
                self.roll(purpose, [100, u64::from(self.rolling.0), self.card_dice], n)
            }
        }
    }

    /// Every card has a number that says how early it comes; of those that can come the first does. That is a shuffled deck.
    fn card(&mut self, purpose: Purpose, from: &CardSet) -> u8 {
        let (pile, sort) = match purpose {
            Purpose::PowerDeck => (0, 0),
            Purpose::Discards => (1, 0),
            Purpose::Costumes => (2, 0),
            Purpose::Evolution(seat) => (3 + usize::from(seat) % SEATS, seat),
            // A draw for each seat out of what all share.
            Purpose::Draft(seat) => (9, seat),
            Purpose::Challenge(seat) => (10, seat),
            Purpose::Bot(seat) => (11, seat),
            _ => (12, 0),
        };
        let (shuffles, size) = &mut self.piles[pile];
        // More cards than before: somebody has shuffled.
        *shuffles += u64::from(from.len() > *size);
        *size = from.len().saturating_sub(1);
        let salt = mix(self.seed ^ mix((pile as u64) << 32 | u64::from(sort) << 16 | *shuffles));
        from.iter().min_by_key(|card| mix(salt ^ u64::from(*card))).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_fair_and_go_by_turn() {
        let mut counts = [[0u32; 6]; 6];
        for seed in 0..12_000 {
            let faces = Luck::new(seed).dice(Purpose::Dice(0), 6);
            for (die, count) in counts.iter_mut().enumerate() {
                count[usize::from(faces.get(die))] += 1;
            }
        }
        // 2000 expected, 41 the standard deviation.
        assert!(counts.iter().flatten().all(|n| (1800..2200).contains(n)), "{counts:?}");
        // One rolls three times, in the other game only once; the next turns are the same.
        let (mut long, mut short) = (Luck::new(5), Luck::new(5));
        assert_eq!(long.dice(Purpose::Dice(1), 6), short.dice(Purpose::Dice(1), 6));
        let again = long.dice(Purpose::Dice(1), 6);
        assert_ne!(long.dice(Purpose::Dice(1), 6), again);
        for seat in [0, 1, 0] {
            assert_eq!(long.dice(Purpose::Dice(seat), 6), short.dice(Purpose::Dice(seat), 6));
        }
    }

    #[test]
    fn decks_are_shuffled_and_stay_in_order() {
        let all: CardSet = (0..10).collect();
        let mut first = [0u32; 10];
        for seed in 0..10_000 {
            first[usize::from(Luck::new(seed).card(Purpose::PowerDeck, &all))] += 1;
        }
        // 1000 expected, 30 the standard deviation.
        assert!(first.iter().all(|n| (850..1150).contains(n)), "{first:?}");
        let order = |luck: &mut Luck, mut left: CardSet| -> Vec<u8> {
            let mut drawn = Vec::new();
            while !left.is_empty() {
                drawn.push(luck.card(Purpose::PowerDeck, &left));
                left.take(drawn[drawn.len() - 1]);
            }
            drawn
        };
        let mut luck = Luck::new(3);
        let whole = order(&mut luck, all);
        // Shuffled again, it lies in another order.
        assert_ne!(order(&mut luck, all), whole);
        // A card that somebody has taken is missing, the others lie as before.
        let mut fewer = all;
        fewer.take(whole[4]);
        let expected: Vec<u8> = whole.iter().copied().filter(|card| *card != whole[4]).collect();
        assert_eq!(order(&mut Luck::new(3), fewer), expected);
    }
}
