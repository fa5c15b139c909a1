//! Measures how long the GPU, or the processor instead, takes for a picture: a draw call only sends it there. Pictures
//! do not pile up if the next one waits until the last one is done.

use web_sys::{WebGl2RenderingContext as Gl, WebGlSync};

use crate::clock::now;

/// Measures how long the GPU takes for the picture that was sent last.
#[derive(Debug, Default)]
pub(crate) struct FrameTimer {
    pending: Option<PendingFrame>,
    elapsed_ms: f64,
}

#[derive(Debug)]
struct PendingFrame {
    fence: WebGlSync,
    start: f64,
    /// The time of the last check that found it unfinished.
    last_check: f64,
}

impl FrameTimer {
    /// Starts to wait for a picture that was sent just now. `start` is when its drawing began.
    pub fn send(&mut self, gl: &Gl, start: f64) {
        if let Some(sent) = self.pending.take() {
            gl.delete_sync(Some(&sent.fence));
        }
        let fence = gl.fence_sync(Gl::SYNC_GPU_COMMANDS_COMPLETE, 0);
        gl.flush();
        let last_check = now();
        self.elapsed_ms = last_check - start;
        self.pending = fence.map(|fence| PendingFrame {
            fence,
            start,
            last_check,
        });
    }

    /// Returns the milliseconds that the picture took at least, as far as was checked; none while it is not done. A browser
    /// updates the status only between tasks.
    pub fn poll(&mut self, gl: &Gl) -> Option<f64> {
        let Some(sent) = &mut self.pending else {
            return Some(self.elapsed_ms);
        };
        // A lost context returns no status.
        let status = gl.get_sync_parameter(&sent.fence, Gl::SYNC_STATUS);
        if status.as_f64() == Some(f64::from(Gl::UNSIGNALED)) {
            sent.last_check = now();
            return None;
        }
        gl.delete_sync(Some(&sent.fence));
        self.elapsed_ms = sent.last_check - sent.start;
        self.pending = None;
        Some(self.elapsed_ms)
    }
}
