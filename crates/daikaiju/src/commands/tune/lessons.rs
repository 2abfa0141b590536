//! The file of games that `daikaiju tune --deep --keep` learns from: what they are games of, then blocks of bytes, each after its length.

use std::fs::File;
use std::io::{BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

use cards::catalogue::Catalogue;
use lab::tune::{DeepPlan, Store};

use crate::failure::Failure;
use crate::out;

/// What games were kept begins with this, and with what they are games of.
const KEPT: &str = "daikaiju lessons 1";

/// Where games are kept: blocks of bytes, each after its length; the last one may be cut off, and is played again.
pub fn store<'a>(
    path: Option<&'a Path>,
    catalogue: &Catalogue,
    plan: &DeepPlan,
) -> Result<Store<'a>, Failure> {
    let Some(path) = path else { return Ok(Store::none()) };
    let cannot = |error: std::io::Error| Failure::failed(format!("{}: {error}", path.display()));
    out::writable(path)?;
    let mut file = File::options().read(true).append(true).create(true).open(path).map_err(cannot)?;
    let first = plan.first_network(catalogue).map(|first| cards::hash::of_bytes(&first.write()));
    let of = format!(
        "{KEPT} {:?} {} {} {}\n",
        plan.board,
        plan.plain.unwrap_or(0),
        plan.seed,
        first.unwrap_or_default()
    );
    let mut blocks = 0;
    if file.metadata().map_err(cannot)?.len() == 0 {
        file.write_all(of.as_bytes()).map_err(cannot)?;
    } else {
        let mut head = vec![0; of.len()];
        let read = file.read_exact(&mut head);
        if read.is_err() || head != of.as_bytes() {
            return Err(Failure::usage(format!(
                "{}: these are games of another table or seed",
                path.display()
            )));
        }
        let mut whole = of.len() as u64;
        let all = file.metadata().map_err(cannot)?.len();
        let mut length = [0; 8];
        while all - whole >= 8 {
            file.read_exact(&mut length).map_err(cannot)?;
            let end = u64::from_le_bytes(length).saturating_add(whole + 8);
            if end > all {
                break;
            }
            whole = file.seek(SeekFrom::Start(end)).map_err(cannot)?;
            blocks += 1;
        }
        file.set_len(whole).map_err(cannot)?;
    }
    let mut kept = File::open(path).map_err(cannot)?;
    kept.seek(SeekFrom::Start(of.len() as u64)).map_err(cannot)?;
    let mut kept = BufReader::new(kept);
    let mut next = move || {
        let mut length = [0; 8];
        kept.read_exact(&mut length)?;
        let mut block = Vec::new();
        (&mut kept).take(u64::from_le_bytes(length)).read_to_end(&mut block)?;
        Ok(block)
    };
    let read = (0..blocks)
        .map(move |_| next().map_err(|error: std::io::Error| format!("{}: {error}", path.display())));
    let keep = move |block: &[u8]| {
        let written =
            file.write_all(&(block.len() as u64).to_le_bytes()).and_then(|()| file.write_all(block));
        written.map_err(|error| format!("{} cannot be written: {error}", path.display()))
    };
    Ok(Store { kept: Box::new(read), keep: Box::new(keep) })
}
