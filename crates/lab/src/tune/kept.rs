//! Games that were played as lessons, in blocks of bytes: so they can be kept, and learned from again.

use rules::SEATS;

use super::lessons::{Lesson, Lessons, Played};

/// Takes a block, or tells why it cannot.
pub type Keep<'a> = Box<dyn FnMut(&[u8]) -> Result<(), String> + 'a>;

/// Where games are kept.
pub struct Store<'a> {
    /// Blocks that were kept before, in their order, or why they cannot be had.
    pub kept: Box<dyn Iterator<Item = Result<Vec<u8>, String>> + 'a>,
    /// Takes a new one.
    pub keep: Keep<'a>,
}

impl Store<'_> {
    /// Nothing was kept, and nothing will be.
    pub fn none() -> Store<'static> {
        Store { kept: Box::new(std::iter::empty()), keep: Box::new(|_| Ok(())) }
    }
}

/// Takes what is next from bytes.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*first)
    }

    fn byte(&mut self) -> Option<u8> {
        self.bytes().map(|[byte]| byte)
    }

    fn two(&mut self) -> Option<u16> {
        self.bytes().map(u16::from_le_bytes)
    }

    fn number(&mut self) -> Option<f32> {
        self.bytes().map(f32::from_le_bytes).filter(|number| number.is_finite())
    }
}

impl Lessons {
    /// All games, one after the other: how many turns, who won, then the turns.
    pub fn to_block(&self) -> Vec<u8> {
        let mut block = Vec::new();
        let mut from = 0;
        for game in &self.games {
            block.extend(((game.end - from) as u16).to_le_bytes());
            block.push(game.winners);
            for lesson in &self.all[from..game.end] {
                block.push(lesson.seats().len() as u8);
                block.extend(lesson.seats());
                lesson.ends().iter().for_each(|end| block.extend(end.to_le_bytes()));
                for seat in 0..SEATS {
                    block.extend(lesson.thought[seat].to_le_bytes());
                    block.extend(lesson.luck[seat].to_le_bytes());
                }
                self.rows_of(lesson).iter().for_each(|row| block.extend(row.to_le_bytes()));
            }
            from = game.end;
        }
        block
    }

    /// The games of a block with so many rows in the network; nothing if it is none.
    pub fn from_block(block: &[u8], rows: usize) -> Option<Lessons> {
        let mut lessons = Lessons::default();
        let mut reader = Reader(block);
        while !reader.0.is_empty() {
            let (turns, winners) = (reader.two()?, reader.byte()?);
            for _ in 0..turns {
                let lesson = one(&mut reader, &mut lessons.rows, rows)?;
                lessons.all.push(lesson);
            }
            lessons.games.push(Played { end: lessons.all.len(), winners });
        }
        Some(lessons)
    }
}

fn one(reader: &mut Reader, into: &mut Vec<u16>, rows: usize) -> Option<Lesson> {
    let n = reader.byte().filter(|&n| n > 0 && usize::from(n) <= SEATS)?;
    let monsters = usize::from(n);
    let mut lesson = Lesson { from: into.len(), n, ..Lesson::NOTHING };
    for seat in &mut lesson.seats[..monsters] {
        *seat = reader.byte().filter(|&seat| usize::from(seat) < SEATS)?;
    }
    for end in &mut lesson.ends[..monsters] {
        *end = reader.two()?;
    }
    for seat in 0..SEATS {
        (lesson.thought[seat], lesson.luck[seat]) = (reader.number()?, reader.number()?);
    }
    if !lesson.ends().is_sorted() {
        return None;
    }
    for _ in 0..lesson.ends[monsters - 1] {
        into.push(reader.two().filter(|&row| usize::from(row) < rows)?);
    }
    Some(lesson)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tune::plain_tables;
    use bots::value::built_in_for;
    use cards::catalogue::Catalogue;

    /// What comes back is what was kept; what is damaged is refused and never read as something else.
    #[test]
    fn kept_and_read_again() {
        let tables = plain_tables(&Catalogue::built_in(), 4);
        let rows = built_in_for(&tables[0]).own.len();
        let lessons = Lessons::play(&tables, 12, 3, &mut Store::none(), &|_| ()).unwrap();
        let block = lessons.to_block();
        let again = Lessons::from_block(&block, rows).unwrap();
        assert_eq!(again.to_block(), block);
        assert_eq!((again.all.len(), again.rows == lessons.rows), (lessons.all.len(), true));
        assert!(Lessons::from_block(&block[..block.len() - 1], rows).is_none());
        assert!(Lessons::from_block(&block, 1).is_none());
    }
}
