//! Reads set files (RON syntax) into any `Deserialize` type and says exactly where a mistake is.
//!
//! Why this is not the `ron` crate: see `docs/decisions/0002-set-file-reader.md`.

use std::io::Read;
use std::path::Path;

use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};

pub use crate::error::{Pos, SetError};

use crate::error::Fault;
use crate::tree::{self, Body, Field, Node, Value};

/// Larger files are refused; the largest built-in set has a twentieth of this.
pub const MAX_BYTES: usize = 1 << 20;

/// Reads a text; `file` is only the name that errors carry.
pub fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, SetError> {
    decode(file, &parse(file, text)?)
}

/// The text of a file, refused if it is too long or no UTF-8.
pub fn read_text(path: &Path) -> Result<String, SetError> {
    let file = path.display().to_string();
    let cannot = |e: std::io::Error| SetError::whole_file(&file, format!("cannot be read: {e}"));
    // One byte more than allowed is enough to know; a device file would never end.
    let mut bytes = Vec::new();
    let opened = std::fs::File::open(path).map_err(cannot)?;
    opened.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(cannot)?;
    if bytes.len() > MAX_BYTES {
        return Err(too_long(&file));
    }
    String::from_utf8(bytes).map_err(|e| {
        let good = String::from_utf8_lossy(&e.as_bytes()[..e.utf8_error().valid_up_to()]).into_owned();
        let line = good.matches('\n').count() as u32 + 1;
        let column = good.rsplit('\n').next().unwrap_or_default().chars().count() as u32 + 1;
        Fault::new(Pos { line, column }, "the file is not UTF-8 text").in_file(&file)
    })
}

/// Reads a text as a tree of nodes with their places.
pub(crate) fn parse(file: &str, text: &str) -> Result<Node, SetError> {
    if text.len() > MAX_BYTES {
        return Err(too_long(file));
    }
    tree::parse(text).map_err(|fault| fault.in_file(file))
}

/// Reads a value from a tree.
pub(crate) fn decode<T: DeserializeOwned>(file: &str, node: &Node) -> Result<T, SetError> {
    T::deserialize(Reader(node)).map_err(|fault| fault.at(node.pos).in_file(file))
}

fn too_long(file: &str) -> SetError {
    SetError::whole_file(file, format!("the file is longer than {MAX_BYTES} bytes"))
}

/// Gives one node to serde.
struct Reader<'t>(&'t Node);

impl<'t> Reader<'t> {
    /// "expected ..., found ..." at this node.
    fn wrong(&self, expected: &str) -> Fault {
        Fault::new(self.0.pos, format!("expected {expected}, found {}", self.0.describe()))
    }

    /// Where a word from a list is expected, a text or another word may still be near one of them.
    fn wrong_word(&self, expected: &str, known: &'static [&'static str]) -> Fault {
        let fault = self.wrong(expected).expecting(known.iter().copied());
        match &self.0.value {
            Value::Text(text) => fault.near(text, known.iter().copied()),
            _ => fault,
        }
    }

    fn number(&self, least: i64, most: i64) -> Result<i64, Fault> {
        match self.0.value {
            Value::Number(n) if (least..=most).contains(&n) => Ok(n),
            _ => Err(self.wrong(&format!("a number from {least} to {most}"))),
        }
    }

    /// The values in `( )`, which must be as many as `len`.
    fn values(&self, name: Option<&'static str>, len: usize) -> Result<&'t [Node], Fault> {
        match &self.0.value {
            Value::Group { word, body: Body::Values(values) } if fits(word, name) => {
                count(self.0, values, len, "this").map(|()| values.as_slice())
            }
            _ => Err(self.wrong(&format!("{len} values in ( )"))),
        }
    }
}

/// Whether a word before the bracket is absent or the name of the type.
fn fits(word: &Option<String>, name: Option<&'static str>) -> bool {
    word.is_none() || word.as_deref() == name
}

/// Refuses too few values at the node itself, too many at the first that is too much.
fn count(node: &Node, values: &[Node], len: usize, what: &str) -> Result<(), Fault> {
    if values.len() == len {
        return Ok(());
    }
    let pos = values.get(len).map_or(node.pos, |extra| extra.pos);
    let plural = if len == 1 { "" } else { "s" };
    Err(Fault::new(pos, format!("{what} takes {len} value{plural}, found {}", values.len())))
}

/// Refuses fields that are not in the list. serde would pass over them where a type does not forbid them.
fn known_fields(fields: &[Field], known: &'static [&'static str]) -> Result<(), Fault> {
    match fields.iter().find(|f| !known.contains(&f.name.as_str())) {
        Some(f) => Err(<Fault as serde::de::Error>::unknown_field(&f.name, known).at(f.pos)),
        None => Ok(()),
    }
}

macro_rules! numbers {
    ($($method:ident $visit:ident $type:ty,)*) => {$(
        fn $method<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
            let most = i64::try_from(<$type>::MAX).unwrap_or(i64::MAX);
            let n = self.number(<$type>::MIN as i64, most)?;
            visitor.$visit(n as $type).map_err(|f: Fault| f.at(self.0.pos))
        }
    )*};
}

impl<'t> Deserializer<'t> for Reader<'t> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        let node = self.0;
        match &node.value {
            Value::Number(n) if *n >= 0 => visitor.visit_u64(*n as u64),
            Value::Number(n) => visitor.visit_i64(*n),
            Value::Bool(b) => visitor.visit_bool(*b),
            Value::Text(text) => visitor.visit_borrowed_str(text),
            Value::List(items) => visitor.visit_seq(Items(items.iter())),
            Value::Group { word: Some(word), body } => visitor.visit_enum(Word { node, word, body }),
            Value::Group { body: Body::Fields(fields), .. } => visitor.visit_map(Fields::new(fields)),
            Value::Group { body: Body::Values(values), .. } => visitor.visit_seq(Items(values.iter())),
            Value::Group { body: Body::Absent, .. } => visitor.visit_unit(),
        }
        .map_err(|fault| fault.at(node.pos))
    }

    numbers! {
        deserialize_u8 visit_u8 u8,
        deserialize_u16 visit_u16 u16,
        deserialize_u32 visit_u32 u32,
        deserialize_u64 visit_u64 u64,
        deserialize_i8 visit_i8 i8,
        deserialize_i16 visit_i16 i16,
        deserialize_i32 visit_i32 i32,
        deserialize_i64 visit_i64 i64,
    }

    fn deserialize_bool<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match &self.0.value {
            Value::Bool(b) => visitor.visit_bool(*b),
            Value::Group { word: Some(word), .. } => {
                Err(self.wrong("true or false").near(word, ["true", "false"]))
            }
            _ => Err(self.wrong("true or false")),
        }
    }

    fn deserialize_str<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match &self.0.value {
            Value::Text(text) => visitor.visit_borrowed_str(text).map_err(|f: Fault| f.at(self.0.pos)),
            _ => Err(self.wrong("a text in quotes")),
        }
    }

    fn deserialize_string<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    /// `None`, `Some(x)`, or just `x`.
    fn deserialize_option<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match &self.0.value {
            Value::Group { word: Some(word), body: Body::Absent } if word == "None" => visitor.visit_none(),
            Value::Group { word: Some(word), body: Body::Values(values) } if word == "Some" => {
                count(self.0, values, 1, "Some")?;
                visitor.visit_some(Reader(&values[0]))
            }
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.values(None, 0)?;
        visitor.visit_unit()
    }

    fn deserialize_seq<V: Visitor<'t>>(self, visitor: V) -> Result<V::Value, Fault> {
        match &self.0.value {
            Value::List(items) => visitor.visit_seq(Items(items.iter())).map_err(|f| f.at(self.0.pos)),
            _ => Err(self.wrong("a list in [ ]")),
        }
    }

    fn deserialize_tuple<V: Visitor<'t>>(self, len: usize, visitor: V) -> Result<V::Value, Fault> {
        let values = self.values(None, len)?;
        visitor.visit_seq(Items(values.iter())).map_err(|f| f.at(self.0.pos))
    }

    fn deserialize_tuple_struct<V: Visitor<'t>>(
        self,
        name: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let values = self.values(Some(name), len)?;
        visitor.visit_seq(Items(values.iter())).map_err(|f| f.at(self.0.pos))
    }

    fn deserialize_newtype_struct<V: Visitor<'t>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match &self.0.value {
            Value::Group { word, body: Body::Values(values) }
                if fits(word, Some(name)) && values.len() == 1 =>
            {
                visitor.visit_newtype_struct(Reader(&values[0]))
            }
            _ => visitor.visit_newtype_struct(self),
        }
    }

    fn deserialize_struct<V: Visitor<'t>>(
        self,
        name: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let fields: &[Field] = match &self.0.value {
            Value::Group { word: Some(word), body: Body::Fields(_) | Body::Values(_) } if word != name => {
                let fault = Fault::new(self.0.pos, format!("unknown word \"{word}\""));
                return Err(fault.expecting([format!("{name}(...) or just (...)")]).near(word, [name]));
            }
            Value::Group { body: Body::Fields(fields), .. } => fields,
            Value::Group { body: Body::Values(values), .. } if values.is_empty() => &[],
            _ => return Err(self.wrong("named fields in ( )").expecting(known.iter().copied())),
        };
        known_fields(fields, known)?;
        visitor.visit_map(Fields::new(fields)).map_err(|f| f.at(self.0.pos))
    }

    fn deserialize_enum<V: Visitor<'t>>(
        self,
        _name: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match &self.0.value {
            Value::Group { word: Some(word), body } => {
                visitor.visit_enum(Word { node: self.0, word, body }).map_err(|f| f.at(self.0.pos))
            }
            _ => Err(self.wrong_word("a word", known)),
        }
    }

    serde::forward_to_deserialize_any! {
        <V: Visitor<'t>>
        f32 f64 char bytes byte_buf unit_struct map identifier ignored_any
    }
}

/// Values one after the other.
struct Items<'t>(std::slice::Iter<'t, Node>);

impl<'t> SeqAccess<'t> for Items<'t> {
    type Error = Fault;
    fn next_element_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        self.0.next().map(|node| seed.deserialize(Reader(node)).map_err(|f| f.at(node.pos))).transpose()
    }
    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// Named values one after the other.
struct Fields<'t> {
    rest: std::slice::Iter<'t, Field>,
    value: Option<&'t Node>,
}

impl<'t> Fields<'t> {
    fn new(fields: &'t [Field]) -> Fields<'t> {
        Fields { rest: fields.iter(), value: None }
    }
}

impl<'t> MapAccess<'t> for Fields<'t> {
    type Error = Fault;
    fn next_key_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let Some(field) = self.rest.next() else { return Ok(None) };
        self.value = Some(&field.value);
        let name: StrDeserializer<Fault> = field.name.as_str().into_deserializer();
        seed.deserialize(name).map(Some).map_err(|f| f.at(field.pos))
    }
    fn next_value_seed<S: DeserializeSeed<'t>>(&mut self, seed: S) -> Result<S::Value, Fault> {
        match self.value.take() {
            Some(node) => seed.deserialize(Reader(node)).map_err(|f| f.at(node.pos)),
            None => Err(Fault::new(None, "a value was asked for before its name")),
        }
    }
}

/// A word and what it takes.
struct Word<'t> {
    node: &'t Node,
    word: &'t str,
    body: &'t Body,
}

impl Word<'_> {
    fn takes(&self, what: &str) -> Fault {
        Fault::new(self.node.pos, format!("\"{}\" takes {what}", self.word))
    }
}

impl<'t> EnumAccess<'t> for Word<'t> {
    type Error = Fault;
    type Variant = Word<'t>;
    fn variant_seed<S: DeserializeSeed<'t>>(self, seed: S) -> Result<(S::Value, Word<'t>), Fault> {
        let word: StrDeserializer<Fault> = self.word.into_deserializer();
        let value = seed.deserialize(word).map_err(|f| f.at(self.node.pos))?;
        Ok((value, self))
    }
}

impl<'t> VariantAccess<'t> for Word<'t> {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        match self.body {
            Body::Absent => Ok(()),
            _ => Err(self.takes("no values and no brackets")),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'t>>(self, seed: S) -> Result<S::Value, Fault> {
        match self.body {
            Body::Values(values) => {
                count(self.node, values, 1, &format!("\"{}\"", self.word))?;
                seed.deserialize(Reader(&values[0]))
            }
            _ => Err(self.takes("1 value in ( )")),
        }
    }

    fn tuple_variant<V: Visitor<'t>>(self, len: usize, visitor: V) -> Result<V::Value, Fault> {
        match self.body {
            Body::Values(values) => {
                count(self.node, values, len, &format!("\"{}\"", self.word))?;
                visitor.visit_seq(Items(values.iter()))
            }
            _ => Err(self.takes(&format!("{len} values in ( )"))),
        }
    }

    fn struct_variant<V: Visitor<'t>>(
        self,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let fields: &[Field] = match self.body {
            Body::Fields(fields) => fields,
            Body::Values(values) if values.is_empty() => &[],
            _ => return Err(self.takes("named fields in ( )").expecting(known.iter().copied())),
        };
        known_fields(fields, known)?;
        visitor.visit_map(Fields::new(fields)).map_err(|f| f.at(self.node.pos))
    }
}
