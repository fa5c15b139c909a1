//! How long the GPU, or the processor in its place, takes for a picture: drawing only sends it there. Who waits until it
//! is done before the next one keeps pictures from piling up.

use web_sys::{WebGl2RenderingContext as Gl, WebGlSync};

use crate::clock::now;

/// The picture that was sent last.
#[derive(Debug, Default)]
pub(crate) struct Awaited {
    sent: Option<Sent>,
    took: f64,
}

#[derive(Debug)]
struct Sent {
    fence: WebGlSync,
    began: f64,
    /// When it was not done yet.
    looked: f64,
}

impl Awaited {
    /// A picture that was begun at that time was sent just now.
    pub fn send(&mut self, gl: &Gl, began: f64) {
        if let Some(sent) = self.sent.take() {
            gl.delete_sync(Some(&sent.fence));
        }
        let fence = gl.fence_sync(Gl::SYNC_GPU_COMMANDS_COMPLETE, 0);
        gl.flush();
        let looked = now();
        self.took = looked - began;
        self.sent = fence.map(|fence| Sent {
            fence,
            began,
            looked,
        });
    }

    /// How many milliseconds it took at least, as far as was looked; none while it is on its way. A browser answers anew
    /// only in another task.
    pub fn took(&mut self, gl: &Gl) -> Option<f64> {
        let Some(sent) = &mut self.sent else {
            return Some(self.took);
        };
        // Of a context that was lost there is no status.
        let status = gl.get_sync_parameter(&sent.fence, Gl::SYNC_STATUS);
        if status.as_f64() == Some(f64::from(Gl::UNSIGNALED)) {
            sent.looked = now();
            return None;
        }
        gl.delete_sync(Some(&sent.fence));
        self.took = sent.looked - sent.began;
        self.sent = None;
        Some(self.took)
    }
}
