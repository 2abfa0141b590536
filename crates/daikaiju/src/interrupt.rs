//! Being asked to end: Ctrl-C at a terminal, or a signal from whatever runs the program.

/// Comes when the program is to end, with the exit code that says so.
pub async fn interrupted() -> i32 {
    /// What shells say of a program that Ctrl-C ended, and of one that was told to end.
    const CODES: [i32; 2] = [130, 143];
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
        else {
            let _ = interrupt.await;
            return CODES[0];
        };
        tokio::select! {
            _ = interrupt => CODES[0],
            _ = terminate.recv() => CODES[1],
        }
    }
    #[cfg(not(unix))]
    {
        let _ = interrupt.await;
        CODES[0]
    }
}
