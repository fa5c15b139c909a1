//! Runs the kernel's module: calls functions by name and accesses its memory.

use nearpoint_message::Message;
use std::fmt;

use nearpoint_import::kernel::{Kernel, KernelCrash};
use occt_wasm::OcctKernel;
use occt_wasm::wasmtime::{
    Engine, Error, Instance, Memory, Module, Result, Store, Val, ValType, bail, ensure, format_err,
};

use super::host::{self, Host};

/// Returns the engine that compiles and runs the module.
pub fn engine() -> Result<Engine> {
    let mut config = OcctKernel::engine_config();
    // Relaxed instructions depend on the processor; this refuses a module that has any.
    config.wasm_relaxed_simd(false);
    Engine::new(&config)
}

/// Compiles the module, which is embedded in the program in compressed form.
pub fn compile(engine: &Engine) -> Result<Module> {
    Ok(OcctKernel::compile(engine)?)
}

/// An instance of the kernel module with its own memory.
pub struct Machine {
    store: Store<Host>,
    instance: Instance,
    memory: Memory,
}

impl Machine {
    /// Starts an instance: WASI's initialisation comes first, then OpenCASCADE's.
    pub fn start(module: &Module) -> Result<Self> {
        let mut store = Store::new(module.engine(), Host);
        store.limiter(|host| host);
        let instance = host::imports(module.engine())?.instantiate(&mut store, module)?;
        let memory = instance.get_memory(&mut store, "memory");
        let memory = memory.ok_or_else(|| format_err!("it has no memory"))?;
        let mut machine = Machine {
            store,
            instance,
            memory,
        };
        machine.run("_initialize", &[])?;
        match machine.run("occt_init", &[])? {
            0.0 => Ok(machine),
            code => bail!("its initialisation failed with code {code}"),
        }
    }

    fn run(&mut self, export: &str, arguments: &[f64]) -> Result<f64> {
        let function = self.instance.get_func(&mut self.store, export);
        let function = function.ok_or_else(|| format_err!("it has no function “{export}”"))?;
        let declared = function.ty(&self.store);
        let count = declared.params().len();
        ensure!(
            count == arguments.len(),
            "“{export}” takes {count} arguments, not {}",
            arguments.len()
        );
        let given = declared.params().zip(arguments);
        let given = given.map(|(declared, &number)| of_type(&declared, number));
        let given = given.collect::<Result<Vec<Val>>>()?;
        let mut results = vec![Val::I32(0); declared.results().len()];
        function.call(&mut self.store, &given, &mut results)?;
        results.first().map_or(Ok(0.0), number)
    }
}

/// Converts a number to a wasm type. Integers wrap: a pointer equals itself less 2³².
fn of_type(declared: &ValType, number: f64) -> Result<Val> {
    Ok(match declared {
        ValType::I32 => Val::I32(number as i64 as i32),
        ValType::I64 => Val::I64(number as i64),
        ValType::F32 => Val::from(number as f32),
        ValType::F64 => Val::from(number),
        other => bail!("a number cannot be converted to {other}"),
    })
}

fn number(result: &Val) -> Result<f64> {
    Ok(match *result {
        Val::I32(number) => f64::from(number),
        Val::I64(number) => number as f64,
        Val::F32(bits) => f64::from(f32::from_bits(bits)),
        Val::F64(bits) => f64::from_bits(bits),
        _ => bail!("the result is not a number"),
    })
}

/// Returns the innermost cause; the outer ones are only names of the module's functions.
fn kernel_died(error: Error) -> KernelCrash {
    KernelCrash(Message::from_text(error.root_cause()))
}

impl Kernel for Machine {
    fn call(&mut self, export: &str, arguments: &[f64]) -> Result<f64, KernelCrash> {
        self.run(export, arguments).map_err(kernel_died)
    }

    fn read(&mut self, from: u32, to: &mut [u8]) -> Result<(), KernelCrash> {
        let read = self.memory.read(&self.store, from as usize, to);
        read.map_err(|error| kernel_died(error.into()))
    }

    fn write(&mut self, to: u32, from: &[u8]) -> Result<(), KernelCrash> {
        let written = self.memory.write(&mut self.store, to as usize, from);
        written.map_err(|error| kernel_died(error.into()))
    }
}

impl fmt::Debug for Machine {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.debug_struct("Machine").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn machine() -> Machine {
        let module = r#"(module
            (memory (export "memory") 1 65536)
            (global $started (mut i32) (i32.const 0))
            (func (export "_initialize") (global.set $started (i32.const 7)))
            (func (export "occt_init") (result i32) (i32.sub (i32.const 7) (global.get $started)))
            (func (export "started") (result i32) (global.get $started))
            (func (export "same_i32") (param i32) (result i32) (local.get 0))
            (func (export "same_i64") (param i64) (result i64) (local.get 0))
            (func (export "same_f32") (param f32) (result f32) (local.get 0))
            (func (export "same_f64") (param f64) (result f64) (local.get 0))
            (func (export "difference") (param i32 f64) (result f64)
                (f64.sub (f64.convert_i32_s (local.get 0)) (local.get 1)))
            (func (export "nothing"))
            (func (export "fail") unreachable)
            (func (export "grow") (param i32) (result i32) (memory.grow (local.get 0)))
            (func (export "vector") (param v128)))"#;
        let engine = engine().unwrap();
        Machine::start(&Module::new(&engine, module).unwrap()).unwrap()
    }

    fn refusal(export: &str, arguments: &[f64]) -> String {
        machine().call(export, arguments).unwrap_err().to_string()
    }

    #[test]
    fn module_is_initialised_before_the_first_call() {
        assert_eq!(machine().call("started", &[]), Ok(7.0));
        assert_eq!(machine().call("occt_init", &[]), Ok(0.0));
    }

    #[test]
    fn numbers_take_the_type_that_the_function_has() {
        let mut machine = machine();
        let mut same = |of: &str, number| machine.call(&format!("same_{of}"), &[number]).unwrap();
        assert_eq!(same("i32", -5.0), -5.0);
        assert_eq!(same("i32", 4_294_967_291.0), -5.0);
        assert_eq!(
            same("i64", 9_007_199_254_740_991.0),
            9_007_199_254_740_991.0
        );
        assert_eq!(same("f32", 0.1), f64::from(0.1f32));
        assert_eq!(same("f64", 0.1), 0.1);
        assert_eq!(machine.call("difference", &[3.0, 0.5]), Ok(2.5));
        assert_eq!(machine.call("nothing", &[]), Ok(0.0));
    }

    #[test]
    fn what_is_written_can_be_read() {
        let mut machine = machine();
        machine.write(65_533, &[1, 2, 3]).unwrap();
        let mut read = [0; 3];
        machine.read(65_533, &mut read).unwrap();
        assert_eq!(read, [1, 2, 3]);
        assert!(machine.read(65_534, &mut read).is_err());
        assert!(machine.write(u32::MAX, &read).is_err());
    }

    #[test]
    fn error_names_the_missing_export() {
        assert_eq!(refusal("absent", &[]), "it has no function “absent”");
        assert_eq!(refusal("memory", &[]), "it has no function “memory”");
        assert_eq!(
            refusal("nothing", &[1.0]),
            "“nothing” takes 0 arguments, not 1"
        );
        assert!(refusal("vector", &[1.0]).contains("v128"));
    }

    #[test]
    fn trap_message_has_one_line() {
        let report = refusal("fail", &[]);
        assert!(
            report.contains("unreachable") && !report.contains('\n'),
            "{report}"
        );
    }

    #[test]
    fn exhausted_memory_ends_the_call() {
        let mut machine = machine();
        assert_eq!(machine.call("grow", &[1.0]), Ok(1.0));
        let report = machine.call("grow", &[65_535.0]).unwrap_err().to_string();
        assert!(report.contains("4 GB"), "{report}");
    }
}
