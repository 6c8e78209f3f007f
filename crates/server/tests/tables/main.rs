//! Real servers on free ports, spoken to over real HTTP and WebSockets.

mod callee;
mod clocks;
mod coach;
mod daily;
mod door;
mod floods;
mod fuzz;
mod games;
mod house;
mod households;
mod limits;
mod looking_back;
mod notices;
mod outbox;
mod people;
mod puzzles;
mod refusals;
mod secrecy;
mod several_processes;
mod studies;
mod tables;
