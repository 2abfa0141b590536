//! Drawing with text: escaping, words at a place, and the style all charts share.

/// The letters of all pictures: the page's own where it is installed, else what the machine has. Nothing is fetched.
pub const FONT: &str = "'Atkinson Hyperlegible Next', 'Segoe UI', 'Noto Sans', system-ui, sans-serif";

/// Colours of charts, light and dark, and how their parts look. For pages and for pictures of their own.
pub const STYLE: &str = "\
:root,svg{--paper:#fffaec;--panel:#fff3d6;--ink:#15122b;--soft:#5b5670;--grid:#ded2b4;--plus:#2477bd;--minus:#d9482b;\
--plain:#8d86a3;--s1:#2477bd;--s2:#d9482b;--s3:#1f8a70;--s4:#a23b83;--s5:#8a6a00;--s6:#5b5670}\
@media(prefers-color-scheme:dark){:root,svg{--paper:#15122b;--panel:#211d44;--ink:#fff3d6;--soft:#b9b2cf;--grid:#3a3563;\
--plus:#5aa9ec;--minus:#ff7a5c;--plain:#8d86a3;--s1:#5aa9ec;--s2:#ff7a5c;--s3:#4fc3a1;--s4:#e07fc4;--s5:#e0b83c;--s6:#b9b2cf}}\
svg{font-family:'Atkinson Hyperlegible Next','Segoe UI','Noto Sans',system-ui,sans-serif;fill:var(--ink)}\
.grid{stroke:var(--grid);stroke-width:1}.zero{stroke:var(--ink);stroke-width:1.5}.soft{fill:var(--soft)}\
.whisker{stroke:var(--ink);stroke-width:1.5;fill:none}.stripe{fill:var(--panel)}\
.plus{fill:var(--plus)}.minus{fill:var(--minus)}.plain{fill:var(--plain)}.unsure{fill-opacity:.38}\
.mark{fill:var(--paper);stroke:var(--ink);stroke-width:1.5}.head{font-weight:bold}";

/// Words at a place.
pub fn text(x: usize, y: usize, size: usize, anchor: &str, more: &str, words: &str) -> String {
    let space = if more.is_empty() { "" } else { " " };
    let words = escaped(words);
    format!(
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\"{space}{more}>{words}</text>\n"
    )
}

/// Words as they must be written between tags and in attributes.
pub fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// About how wide words are. Which font a machine has is not known here, so it is taken to be a wide one.
pub(crate) fn breadth(words: &str, size: usize) -> usize {
    let hundredths = |letter: char| match letter {
        'i' | 'j' | 'l' | ' ' | '.' | ',' | ':' | ';' | '\'' | '/' => 34,
        'f' | 'r' | 't' | '-' => 42,
        'm' | 'w' | 'M' | 'W' | '@' | '%' => 100,
        'A'..='Z' => 76,
        letter if letter < '\u{2000}' => 64,
        _ => 100,
    };
    words.chars().map(hundredths).sum::<usize>() * size / 100
}

/// Words in so many letters: of longer ones both ends, as names of bots and files differ at either.
pub(crate) fn shortened(words: &str, most: usize) -> String {
    let letters: Vec<char> = words.chars().collect();
    if letters.len() <= most {
        return words.to_string();
    }
    let (first, last) = (most / 2, letters.len() - (most - 1) / 2);
    letters[..first].iter().chain(&['…']).chain(&letters[last..]).collect()
}

/// What is shown when somebody points at the thing.
pub(crate) fn hint(words: &str) -> String {
    if words.is_empty() { String::new() } else { format!("<title>{}</title>", escaped(words)) }
}

/// A picture of its own, with its style and paper, from the inside of a chart.
pub(crate) fn whole(width: usize, height: usize, title: &str, inside: &str, alone: bool) -> String {
    let start = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         role=\"img\" aria-label=\"{}\">\n",
        escaped(title)
    );
    match alone {
        false => format!("{start}{inside}</svg>\n"),
        true => format!(
            "{start}<title>{}</title>\n<style>{STYLE}</style>\n<rect width=\"{width}\" height=\"{height}\" rx=\"10\" \
             style=\"fill:var(--paper)\"/>\n{inside}</svg>\n",
            escaped(title)
        ),
    }
}
