//! `bind MODULE FOLDER NAME nodejs|web`: makes the JavaScript around a module that the compiler left, and what of it is
//! meant for that alone goes. The tool of wasm-bindgen does the same and takes ten times as long to build.

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [module, folder, name, kind] = &args[..] else {
        bail!("usage: bind MODULE FOLDER NAME nodejs|web");
    };
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .out_name(name)
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true);
    match kind.as_str() {
        "nodejs" => bindgen.nodejs(true)?,
        "web" => bindgen.web(true)?,
        other => bail!("\"{other}\" is neither `nodejs` nor `web`"),
    };
    bindgen.generate(folder)
}
