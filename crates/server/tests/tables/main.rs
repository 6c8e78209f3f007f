//! Real servers on free ports, spoken to over real HTTP and WebSockets.

mod clocks;
mod fuzz;
mod games;
mod house;
mod limits;
mod looking_back;
mod notices;
mod people;
mod refusals;
mod secrecy;
mod several_processes;
mod tables;
