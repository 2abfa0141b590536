//! Short names for contents that are the same on every machine.

use serde::Serialize;

/// 64-bit FNV-1a of the value written as JSON, in 16 hexadecimal digits.
pub(crate) fn of(value: &impl Serialize) -> String {
    // Writing plain data to memory has nothing that can fail; the error's text keeps even that deterministic.
    let text = serde_json::to_string(value).unwrap_or_else(|e| e.to_string());
    of_bytes(text.as_bytes())
}

/// The same of bytes as they are.
pub fn of_bytes(bytes: &[u8]) -> String {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{hash:016x}")
}
