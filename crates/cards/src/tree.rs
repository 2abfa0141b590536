//! The text of a set file as a tree whose every node knows its line and column.

use crate::error::{Fault, Pos};
use crate::scan::Scanner;

/// Deeper nesting is refused, so that reading needs a bounded stack.
pub(crate) const MAX_DEPTH: usize = 64;

/// One value of the file.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    /// Where it starts; for a word with arguments, where the word starts.
    pub(crate) pos: Pos,
    /// What it is.
    pub(crate) value: Value,
}

/// The forms a value can have.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    /// `3`, `-3`
    Number(i64),
    /// `true`, `false`
    Bool(bool),
    /// `"..."`, `r#"..."#`
    Text(String),
    /// `[..]`
    List(Vec<Node>),
    /// `Word`, `Word(..)` or `(..)`
    Group { word: Option<String>, body: Body },
}

/// What stands in the brackets of a group.
#[derive(Clone, Debug)]
pub(crate) enum Body {
    /// There are no brackets.
    Absent,
    /// `()` or `(a, b)`
    Values(Vec<Node>),
    /// `(name: a, other: b)`
    Fields(Vec<Field>),
}

/// A named value.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) name: String,
    pub(crate) pos: Pos,
    pub(crate) value: Node,
}

/// One step from a node to a node inside it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step<'a> {
    /// The field with this name.
    In(&'a str),
    /// The value with this number, from 0.
    Nth(usize),
}

impl Node {
    /// The place reached by these steps, or by as many of them as can be taken (a field may be left out of the file).
    pub(crate) fn find(&self, path: &[Step]) -> Pos {
        let mut node = self;
        for step in path {
            let next = match (step, &node.value) {
                (Step::Nth(n), Value::List(items)) => items.get(*n),
                (Step::Nth(n), Value::Group { body: Body::Values(items), .. }) => items.get(*n),
                (Step::In(name), Value::Group { body: Body::Fields(fields), .. }) => {
                    fields.iter().find(|f| f.name == *name).map(|f| &f.value)
                }
                _ => None,
            };
            match next {
                Some(next) => node = next,
                None => break,
            }
        }
        node.pos
    }

    /// The value in words, for messages.
    pub(crate) fn describe(&self) -> String {
        match &self.value {
            Value::Number(n) => format!("the number {n}"),
            Value::Bool(b) => b.to_string(),
            Value::Text(text) => {
                let short: String = text.chars().take(40).collect();
                let dots = if short.len() < text.len() { "..." } else { "" };
                format!("the text \"{short}{dots}\"")
            }
            Value::List(_) => "a list".to_string(),
            Value::Group { word: Some(word), .. } => format!("the word {word}"),
            Value::Group { word: None, body: Body::Fields(_) } => "named fields in ( )".to_string(),
            Value::Group { word: None, .. } => "values in ( )".to_string(),
        }
    }
}

/// Reads the whole text as one value.
pub(crate) fn parse(text: &str) -> Result<Node, Fault> {
    let mut scan = Scanner::new(text);
    scan.skip()?;
    if scan.peek().is_none() {
        return Err(Fault::new(scan.pos(), "the file is empty"));
    }
    let root = value(&mut scan, 1)?;
    scan.skip()?;
    match scan.peek() {
        None => Ok(root),
        Some(_) => {
            Err(Fault::new(scan.pos(), format!("expected the end of the file, found {}", scan.found())))
        }
    }
}

/// Reads one value; blanks before it are already skipped.
fn value(scan: &mut Scanner, depth: usize) -> Result<Node, Fault> {
    let pos = scan.pos();
    if depth > MAX_DEPTH {
        return Err(Fault::new(pos, format!("nesting deeper than {MAX_DEPTH}")));
    }
    let value = match scan.peek() {
        Some('(') => Value::Group { word: None, body: body(scan, depth)? },
        Some('[') => {
            scan.bump();
            let items = items(scan, pos, '[', ']', |scan| value(scan, depth + 1))?;
            Value::List(items)
        }
        Some('"') => Value::Text(scan.text()?),
        Some('r') if scan.raw_text_ahead() => Value::Text(scan.raw_text()?),
        Some(c) if c.is_ascii_digit() || c == '-' || c == '+' => Value::Number(scan.number()?),
        Some(c) if is_word_start(c) => match scan.word() {
            word if word == "true" => Value::Bool(true),
            word if word == "false" => Value::Bool(false),
            word => {
                scan.skip()?;
                let body = if scan.peek() == Some('(') { body(scan, depth)? } else { Body::Absent };
                Value::Group { word: Some(word), body }
            }
        },
        _ => return Err(Fault::new(pos, format!("expected a value, found {}", scan.found()))),
    };
    Ok(Node { pos, value })
}

/// Reads `( .. )`; whether it holds fields or values is decided by what comes first.
fn body(scan: &mut Scanner, depth: usize) -> Result<Body, Fault> {
    let open = scan.pos();
    scan.bump();
    if !scan.field_ahead()? {
        return Ok(Body::Values(items(scan, open, '(', ')', |scan| value(scan, depth + 1))?));
    }
    let mut names = std::collections::BTreeSet::new();
    let fields = items(scan, open, '(', ')', |scan| {
        let pos = scan.pos();
        if !scan.peek().is_some_and(is_word_start) {
            return Err(Fault::new(pos, format!("expected a field name, found {}", scan.found())));
        }
        let name = scan.word();
        scan.skip()?;
        if scan.peek() != Some(':') {
            let message = format!("expected \":\" after the field name \"{name}\", found {}", scan.found());
            return Err(Fault::new(scan.pos(), message));
        }
        scan.bump();
        if !names.insert(name.clone()) {
            return Err(Fault::new(pos, format!("field \"{name}\" is given twice")));
        }
        scan.skip()?;
        Ok(Field { name, pos, value: value(scan, depth + 1)? })
    })?;
    Ok(Body::Fields(fields))
}

/// Reads what is separated by commas up to the closing bracket; the opening one is already read.
fn items<T>(
    scan: &mut Scanner,
    open: Pos,
    opening: char,
    closing: char,
    mut item: impl FnMut(&mut Scanner) -> Result<T, Fault>,
) -> Result<Vec<T>, Fault> {
    let mut items = Vec::new();
    loop {
        scan.skip()?;
        if scan.peek() == Some(closing) {
            scan.bump();
            return Ok(items);
        }
        if scan.peek().is_none() {
            return Err(Fault::new(open, format!("this \"{opening}\" is never closed")));
        }
        items.push(item(scan)?);
        scan.skip()?;
        match scan.peek() {
            Some(',') => scan.bump(),
            Some(c) if c == closing => {}
            None => return Err(Fault::new(open, format!("this \"{opening}\" is never closed"))),
            Some(_) => {
                let message = format!(
                    "expected \",\" or \"{closing}\", found {} (the \"{opening}\" is at {}:{})",
                    scan.found(),
                    open.line,
                    open.column
                );
                return Err(Fault::new(scan.pos(), message));
            }
        }
    }
}

/// Whether a word can begin with this letter.
pub(crate) fn is_word_start(c: char) -> bool {
    c.is_alphabetic() || c == '_'
}
