//! Names of rows and columns can be read however long they are: none leaves the picture, none is written over another.

use report::{Chart, Heat};

/// Words on a picture: from where to where they are along their line and across it, and the same on the picture.
struct Words {
    text: String,
    turn: f64,
    line: [[f64; 2]; 2],
    place: [[f64; 2]; 2],
}

impl Words {
    /// Read from a tag; a letter of size 14 is taken to be 8 wide.
    fn new(tag: &str) -> Words {
        let (tag, rest) = tag.split_once('>').unwrap();
        let text = rest.split('<').next().unwrap().to_string();
        let [x, y, size] = ["x", "y", "font-size"].map(|name| attribute(tag, name).parse::<f64>().unwrap());
        let turn = tag.split("rotate(").nth(1).map_or("0", |it| it.split(' ').next().unwrap());
        let turn: f64 = turn.parse().unwrap();
        let wide = text.chars().count() as f64 * size * 8.0 / 14.0;
        let before = match attribute(tag, "text-anchor") {
            "start" => 0.0,
            "middle" => wide / 2.0,
            _ => wide,
        };
        let (sin, cos) = turn.to_radians().sin_cos();
        let (along, across) = (x * cos + y * sin - before, y * cos - x * sin);
        let line = [[along, along + wide], [across - size, across]];
        let corners = [0, 1, 2, 3].map(|n| {
            let (along, across) = (line[0][n % 2], line[1][n / 2]);
            [along * cos - across * sin, across * cos + along * sin]
        });
        let range = |n: usize| {
            let all = corners.map(|corner| corner[n]);
            [all.into_iter().fold(f64::MAX, f64::min), all.into_iter().fold(f64::MIN, f64::max)]
        };
        Words { text, turn, line, place: [range(0), range(1)] }
    }

    fn over(&self, other: &Words) -> bool {
        let meet =
            |a: [[f64; 2]; 2], b: [[f64; 2]; 2]| (0..2).all(|n| a[n][0] < b[n][1] && b[n][0] < a[n][1]);
        match self.turn == other.turn {
            true => meet(self.line, other.line),
            false => meet(self.place, other.place),
        }
    }
}

fn attribute<'a>(tag: &'a str, name: &str) -> &'a str {
    tag.split(&format!(" {name}=\"")).nth(1).unwrap().split('"').next().unwrap()
}

#[test]
fn names_of_a_map_can_be_read() {
    let long = "exec:python3 examples/of/some/length/outside.py --and=more";
    for names in [
        vec!["1", "2", "3"],
        vec!["planner", "hunter", "random"],
        vec!["planner@aggressive", "planner@star-hunting", "searcher:100"],
        vec!["searcher:20ms@star-hunting", "planner", long, "exec:python3 /somewhere/else/outside.py"],
        vec![long, "hunter"],
    ] {
        let all: Vec<String> = names.iter().map(|name| name.to_string()).collect();
        let heat = Heat {
            x_axis: "against".into(),
            y_axis: "bot".into(),
            columns: all.clone(),
            rows: all,
            cells: vec![vec![None; names.len()]; names.len()],
            ..Heat::default()
        };
        let svg = Chart::Heat(heat).picture("");
        let [width, height] = ["width", "height"].map(|name| attribute(&svg, name).parse::<f64>().unwrap());
        let words: Vec<Words> = svg.split("<text").skip(1).map(Words::new).collect();
        assert_eq!(words.len(), 2 * names.len() + 2);
        for (n, one) in words.iter().enumerate() {
            let [x, y] = one.place;
            let inside = x[0] >= 0.0 && x[1] <= width && y[0] >= 0.0 && y[1] <= height;
            assert!(inside, "{} leaves the picture: {x:?}, {y:?}", one.text);
            for other in &words[..n] {
                assert!(!one.over(other), "{} is written over {}", one.text, other.text);
            }
        }
        // What is not shown is told to whoever points at it, in its row and in its column.
        for name in names {
            let whole = words.iter().filter(|it| it.text == name).count();
            assert_eq!(whole + svg.matches(&format!("<title>{name}</title>")).count(), 2, "{name}");
        }
    }
}
