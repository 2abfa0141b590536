//! Two small containers without heap: a set of up to 256 cards and a list of fixed room.

use std::hash::{Hash, Hasher};

/// Number of a physical card, stable for the whole game.
pub type CardId = u8;

/// The number that stands for "no card" or "a card this seat does not know".
pub const NO_CARD: CardId = 255;

/// A set of physical cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct CardSet(pub [u64; 4]);

impl CardSet {
    /// The set without cards.
    pub const EMPTY: CardSet = CardSet([0; 4]);

    /// Is the card in the set?
    #[inline(always)]
    pub fn has(&self, card: CardId) -> bool {
        self.0[(card >> 6) as usize] >> (card & 63) & 1 == 1
    }

    /// Puts a card in.
    #[inline(always)]
    pub fn put(&mut self, card: CardId) {
        self.0[(card >> 6) as usize] |= 1 << (card & 63);
    }

    /// Takes a card out.
    #[inline(always)]
    pub fn take(&mut self, card: CardId) {
        self.0[(card >> 6) as usize] &= !(1 << (card & 63));
    }

    /// The cards of a mask whose lowest bit stands for the card with this number.
    #[inline]
    pub fn numbered_from(first: CardId, mask: u64) -> CardSet {
        // A shift by the first number across two words.
        let (word, wide) = ((first >> 6) as usize, (mask as u128) << (first & 63));
        CardSet(std::array::from_fn(|i| match i.wrapping_sub(word) {
            0 => wide as u64,
            1 => (wide >> 64) as u64,
            _ => 0,
        }))
    }

    /// How many cards.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|w| w.count_ones()).sum()
    }

    /// No cards at all?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// Cards in both sets.
    #[inline]
    pub fn and(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// Cards in either set.
    #[inline]
    pub fn or(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// Cards of this set that are not in the other.
    #[inline]
    pub fn without(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The card with `k` smaller ones before it.
    pub fn nth(&self, k: u32) -> Option<CardId> {
        // Which word it is in is counted, not asked: where a card drawn at random lies nobody could foretell.
        let [a, b, c, d] = self.0.map(u64::count_ones);
        let ends = [a, a + b, a + b + c];
        let i = ends.iter().map(|&end| u8::from(k >= end)).sum::<u8>();
        let before = [0, ends[0], ends[1], ends[2]][usize::from(i)];
        (k < ends[2] + d).then(|| i * 64 + select(self.0[usize::from(i)], k - before))
    }

    /// All cards in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + use<> {
        let words = self.0;
        walk(move |i| words[i])
    }

    /// The cards in both sets, in ascending order. Nothing is put together in memory, from where it would have to be
    /// fetched again at once: that takes longer than all the rest.
    #[inline]
    pub fn common(&self, other: &CardSet) -> impl Iterator<Item = CardId> {
        walk(|i| self.0[i] & other.0[i])
    }
}

/// The cards of a set given word by word.
#[inline]
fn walk(words: impl Fn(usize) -> u64) -> impl Iterator<Item = CardId> {
    // Which words are left: going through all four would mean branches that nobody could foretell.
    let mut left = (0..4).fold(0u8, |m, i| m | ((words(i) != 0) as u8) << i);
    let (mut word, mut first) = (0u64, 0u8);
    std::iter::from_fn(move || {
        if word == 0 {
            if left == 0 {
                return None;
            }
            let i = left.trailing_zeros() as u8;
            left &= left - 1;
            word = words(i as usize & 3);
            first = i * 64;
        }
        let bit = word.trailing_zeros() as u8;
        word &= word.wrapping_sub(1);
        Some(first + bit)
    })
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.put(card);
        }
        set
    }
}

/// Position of the k-th set bit, by halves instead of one by one.
pub(crate) fn select(mut word: u64, mut k: u32) -> u8 {
    let mut at = 0;
    for half in [32, 16, 8, 4, 2, 1] {
        let low = (word & ((1u64 << half) - 1)).count_ones();
        if k >= low {
            k -= low;
            word >>= half;
            at += half as u8;
        }
    }
    at
}

/// A list with room for `N` items inside the value itself.
#[derive(Clone, Copy)]
pub struct Arr<T: Copy, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for Arr<T, N> {
    fn default() -> Self {
        Arr { len: 0, items: [T::default(); N] }
    }
}

impl<T: Copy, const N: usize> Arr<T, N> {
    /// The items in order.
    #[inline(always)]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }

    /// The items in order, to be changed.
    #[inline(always)]
    pub fn as_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }

    /// How many.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// None at all?
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Is there no room left?
    #[inline(always)]
    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Adds an item at the end; the list must have room.
    #[inline(always)]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the last item away.
    #[inline(always)]
    pub fn pop(&mut self) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(self.items[self.len as usize])
    }

    /// Takes out the item at this place, keeping the order of the rest.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self.items[at];
        self.items.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        item
    }

    /// Puts an item at this place, moving the rest back; the list must have room.
    pub fn insert(&mut self, at: usize, item: T) {
        self.items.copy_within(at..self.len as usize, at + 1);
        self.items[at] = item;
        self.len += 1;
    }

    /// Adds an item to a sorted list, so that equal contents are equal lists; the list must have room.
    pub fn insert_sorted(&mut self, item: T)
    where
        T: Ord,
    {
        let at = self.as_slice().partition_point(|other| *other < item);
        self.insert(at, item);
    }

    /// Keeps only the items that pass.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for i in 0..self.len as usize {
            if keep(&self.items[i]) {
                self.items[kept] = self.items[i];
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    /// Forgets everything.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The last item. One comparison tells an empty list and one that is too long.
    #[inline(always)]
    pub fn last(&self) -> Option<&T> {
        self.items.get((self.len as usize).wrapping_sub(1))
    }

    /// The last item, to be changed.
    #[inline(always)]
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.items.get_mut((self.len as usize).wrapping_sub(1))
    }
}

// Only the items in use count: what lies behind them is rubbish of earlier pushes.
impl<T: Copy + PartialEq, const N: usize> PartialEq for Arr<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}
impl<T: Copy + Eq, const N: usize> Eq for Arr<T, N> {}
impl<T: Copy + Hash, const N: usize> Hash for Arr<T, N> {
    fn hash<H: Hasher>(&self, h: &mut H) {
        self.as_slice().hash(h);
    }
}
impl<T: Copy + std::fmt::Debug, const N: usize> std::fmt::Debug for Arr<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        self.as_slice().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_agrees_with_iteration() {
        let set: CardSet = [0u8, 3, 63, 64, 65, 127, 128, 200, 254].into_iter().collect();
        let all: Vec<u8> = set.iter().collect();
        for (k, card) in all.iter().enumerate() {
            assert_eq!(set.nth(k as u32), Some(*card));
        }
        assert_eq!(set.nth(all.len() as u32), None);
        assert_eq!(set.len() as usize, all.len());
    }

    #[test]
    fn equality_ignores_what_was_popped() {
        let mut a: Arr<u8, 4> = Arr::default();
        let b = a;
        a.push(7);
        a.pop();
        assert_eq!(a, b);
    }
}
