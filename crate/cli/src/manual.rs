//! Generates the `man` pages and the shell completions of the command line.

use std::path::Path;

use clap::Command;
use clap_complete::Shell;
use clap_mangen::Man;

use crate::args;
use crate::error::Error;

/// Returns the completion script of a shell.
pub fn completions(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut args::command(), "nearpoint", &mut script);
    script
}

/// Returns all pages, one after the other.
pub fn all_pages() -> std::io::Result<Vec<u8>> {
    let mut pages = Vec::new();
    for (_, page) in all()? {
        pages.extend(page);
    }
    Ok(pages)
}

/// Writes each page into its own file.
pub fn write(folder: &Path) -> Result<(), Error> {
    std::fs::create_dir_all(folder).map_err(Error::file(folder))?;
    for (name, page) in all()? {
        let path = folder.join(name);
        std::fs::write(&path, page).map_err(Error::file(&path))?;
    }
    Ok(())
}

/// Returns the program's page and one for each command, with the names of their files.
fn all() -> std::io::Result<Vec<(String, Vec<u8>)>> {
    let mut program = args::command();
    program.build();
    let mut pages = vec![page(program.clone())?];
    for command in program.get_subcommands() {
        pages.push(page(command.clone())?);
    }
    Ok(pages)
}

fn page(command: Command) -> std::io::Result<(String, Vec<u8>)> {
    let man = Man::new(command);
    let mut page = Vec::new();
    man.render(&mut page)?;
    Ok((man.get_filename(), page))
}
