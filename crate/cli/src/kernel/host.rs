//! Provides the imports of the kernel's module. The module reads no file, has no environment and prints nothing, so the
//! imports answer like an empty machine, except for the time and the memory.

use std::time::{SystemTime, UNIX_EPOCH};

use occt_wasm::wasmtime::{
    Caller, Engine, Error, Extern, Linker, Memory, ResourceLimiter, Result, bail, format_err,
};

/// The limits of a running kernel module.
#[derive(Debug)]
pub struct Host;

/// The memory limit: the whole address space, 4 GiB less the last page.
const MAX_MEMORY: usize = u32::MAX as usize;
/// The limit of table entries, far more than the module's functions.
const MAX_TABLE_ENTRIES: usize = 1 << 20;

/// OpenCASCADE does not check allocations and would write to address 0. So a refused allocation ends the call.
impl ResourceLimiter for Host {
    fn memory_growing(&mut self, _: usize, requested: usize, _: Option<usize>) -> Result<bool> {
        if requested > MAX_MEMORY {
            bail!("it needs more than the 4 GB of memory that it can address");
        }
        Ok(true)
    }

    fn memory_grow_failed(&mut self, error: Error) -> Result<()> {
        bail!("there is not enough memory: {error}")
    }

    fn table_growing(&mut self, _: usize, requested: usize, _: Option<usize>) -> Result<bool> {
        Ok(requested <= MAX_TABLE_ENTRIES)
    }
}

const WASI: &str = "wasi_snapshot_preview1";
const EMSCRIPTEN: &str = "env";
const DONE: i32 = 0;
/// WASI's error number for a file that is not open.
const NO_FILE: i32 = 8;
/// The error number of an unknown system call; Emscripten's are negative.
const NO_CALL: i32 = -52;

/// Returns everything that the module imports.
pub fn imports(engine: &Engine) -> Result<Linker<Host>> {
    let mut linker = Linker::new(engine);
    wasi(&mut linker)?;
    emscripten(&mut linker)?;
    Ok(linker)
}

fn wasi(linker: &mut Linker<Host>) -> Result<()> {
    linker.func_wrap(WASI, "proc_exit", |code: i32| -> Result<()> {
        bail!("it exited with code {code}")
    })?;
    linker.func_wrap(WASI, "clock_time_get", clock_time_get)?;
    linker.func_wrap(WASI, "environ_get", |_: i32, _: i32| DONE)?;
    linker.func_wrap(WASI, "environ_sizes_get", environ_sizes_get)?;
    linker.func_wrap(WASI, "fd_write", fd_write)?;
    linker.func_wrap(WASI, "fd_read", |_: i32, _: i32, _: i32, _: i32| NO_FILE)?;
    linker.func_wrap(WASI, "fd_seek", |_: i32, _: i64, _: i32, _: i32| NO_FILE)?;
    linker.func_wrap(WASI, "fd_close", |_: i32| NO_FILE)?;
    Ok(())
}

fn emscripten(linker: &mut Linker<Host>) -> Result<()> {
    let no_call = |_: i32, _: i32, _: i32| NO_CALL;
    let nothing = |_: i32, _: i32, _: i32| 0i32;
    linker.func_wrap(EMSCRIPTEN, "emscripten_notify_memory_growth", |_: i32| ())?;
    linker.func_wrap(EMSCRIPTEN, "emscripten_get_callstack", nothing)?;
    linker.func_wrap(EMSCRIPTEN, "emscripten_get_preloaded_image_data", nothing)?;
    linker.func_wrap(EMSCRIPTEN, "_emscripten_lookup_name", |_: i32| 0i32)?;
    linker.func_wrap(EMSCRIPTEN, "OSD_MemInfo_getModuleHeapLength", || 0f64)?;
    linker.func_wrap(EMSCRIPTEN, "__syscall_getdents64", no_call)?;
    linker.func_wrap(EMSCRIPTEN, "__syscall_unlinkat", no_call)?;
    linker.func_wrap(EMSCRIPTEN, "__syscall_rmdir", |_: i32| NO_CALL)?;
    linker.func_wrap(EMSCRIPTEN, "__syscall_chmod", |_: i32, _: i32| NO_CALL)?;
    linker.func_wrap(
        EMSCRIPTEN,
        "__syscall_faccessat",
        |_: i32, _: i32, _: i32, _: i32| NO_CALL,
    )?;
    Ok(())
}

/// Writes the nanoseconds since 1970 for any clock. OpenCASCADE fails on an impossible date.
fn clock_time_get(mut caller: Caller<Host>, _clock: i32, _precision: i64, to: i32) -> Result<i32> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH)?;
    write(&mut caller, to, &(since.as_nanos() as u64).to_le_bytes())
}

fn environ_sizes_get(mut caller: Caller<Host>, count: i32, bytes: i32) -> Result<i32> {
    write(&mut caller, count, &[0; 4])?;
    write(&mut caller, bytes, &[0; 4])
}

/// Discards the output and reports it as written, because the module would retry otherwise.
fn fd_write(
    mut caller: Caller<Host>,
    _file: i32,
    pieces: i32,
    count: i32,
    written: i32,
) -> Result<i32> {
    let mut total = 0u32;
    for piece in 0..count {
        let length_at = pieces.wrapping_add(piece.wrapping_mul(8)).wrapping_add(4);
        let mut length = [0; 4];
        memory(&mut caller)?.read(&caller, address(length_at), &mut length)?;
        total = total.wrapping_add(u32::from_le_bytes(length));
    }
    write(&mut caller, written, &total.to_le_bytes())
}

fn write(caller: &mut Caller<Host>, to: i32, bytes: &[u8]) -> Result<i32> {
    memory(caller)?.write(caller, address(to), bytes)?;
    Ok(DONE)
}

fn memory(caller: &mut Caller<Host>) -> Result<Memory> {
    let memory = caller.get_export("memory").and_then(Extern::into_memory);
    memory.ok_or_else(|| format_err!("it has no memory"))
}

fn address(pointer: i32) -> usize {
    pointer.cast_unsigned() as usize
}
