//! A game from the first decision to the score.

use std::fs;
use std::path::{Path, PathBuf};

use shelf::{AnyMatch, Bot, Choice, Standing, Thinking};
use table::{Observer, Seat};

use super::console::Console;
use super::order::{KEYS, Order};
use super::screen;
use super::start::ReadyGame;
use crate::failure::Failure;
use crate::language;
use crate::paint::{self, BRIGHT, FAINT};
use crate::tally;
use crate::words::wrap;

/// The line to type on.
const ASK: &str = "> ";

/// Somebody's evening.
pub struct Session<'a> {
    console: Console<'a>,
    played: Box<dyn AnyMatch>,
    humans: usize,
    /// How to set the same table up again.
    again: Option<String>,
    /// Where the record is kept.
    save: Option<PathBuf>,
    /// Who plays the seats after the humans'.
    bots: Vec<Bot>,
    /// Who may see what is on the screen.
    watching: Option<Seat>,
}

/// Whether the game goes on.
#[derive(PartialEq, Eq)]
enum Next {
    Go,
    Leave,
}

impl<'a> Session<'a> {
    pub fn new(console: Console<'a>, table: ReadyGame, save: Option<PathBuf>) -> Session<'a> {
        let ReadyGame {
            played,
            humans,
            bots,
            again,
        } = table;
        Session {
            console,
            played,
            humans,
            again,
            save,
            bots,
            watching: None,
        }
    }

    pub fn run(mut self) -> Result<(), Failure> {
        while let Some(seat) = self.played.to_act().iter().next() {
            if let Some(bot) = seat.index().checked_sub(self.humans) {
                self.bot_moves(seat, bot)?;
                continue;
            }
            // A game that breaks off here is not lost.
            self.keep()?;
            if self.decide(seat)? == Next::Leave {
                return self.leave();
            }
        }
        self.finish()
    }

    /// Lets a bot decide; one that has nothing to say makes the first move of the list.
    fn bot_moves(&mut self, seat: Seat, bot: usize) -> Result<(), Failure> {
        let bot = self.bots.get(bot);
        let decision = bot.and_then(|bot| self.played.decision(bot));
        let chosen = decision.map(Thinking::think);
        let made = match chosen.map(|id| self.played.play_id(seat, id)) {
            Some(Ok(_)) => return Ok(()),
            Some(Err(_)) | None => self.played.play(seat, "1"),
        };
        made.map(|_| ())
            .map_err(|error| Failure::Refused(error.to_string()))
    }

    /// Asks a human until a move is made.
    fn decide(&mut self, seat: Seat) -> Result<Next, Failure> {
        if self.hand_over(seat)? == Next::Leave {
            return Ok(Next::Leave);
        }
        let choices = self.played.choices(seat);
        self.draw(seat, &choices)?;
        loop {
            let Some(line) = self.console.ask(ASK)? else {
                return Ok(Next::Leave);
            };
            let order = match (Order::read(&line), choices.as_slice()) {
                // Where there is no choice, Enter is enough.
                (Order::Nothing, [only]) => Order::Move(only.text.clone()),
                (order, _) => order,
            };
            match order {
                Order::Move(asked) => match self.played.play(seat, &asked) {
                    Ok(_) => return Ok(Next::Go),
                    Err(refusal) => self.console.say(&language::say(&refusal.phrase()))?,
                },
                Order::Undo => match self.played.undo(seat) {
                    Ok(()) => return Ok(Next::Go),
                    Err(error) => self.console.say(&language::say(&error.phrase()))?,
                },
                Order::Quit => return Ok(Next::Leave),
                Order::Board => self.draw(seat, &choices)?,
                other => self.answer(&other, seat, &choices)?,
            }
        }
    }

    /// Orders that leave everything as it is.
    fn answer(&mut self, order: &Order, seat: Seat, choices: &[Choice]) -> Result<(), Failure> {
        match order {
            Order::Explain(number) => self.explain(number, choices),
            Order::Help => self.help(),
            Order::Log => {
                let width = self.console.width();
                let lines = screen::log_lines(&*self.played, seat, width);
                if lines.is_empty() {
                    return self.console.say("Nothing has happened yet.");
                }
                screen::write_log(&mut self.console, &lines)
            }
            Order::SavePosition(path) => {
                let position = shelf::pretty::write(&self.played.position());
                self.write(path, &format!("{position}\n"), "position")
            }
            Order::SaveRecord(path) => match self.played.record() {
                Some(record) => {
                    self.write(path, &record.to_string(), "record")?;
                    self.warn_of_the_record(seat)
                }
                None => self.console.say(
                    "This game began from a position, so it has no record; s FILE saves the position.",
                ),
            },
            Order::NoFile(key) => self
                .console
                .say(&format!("A file name, please: {key} my-game")),
            _ => self.console.say("A number or a move, please; h for help."),
        }
    }

    /// Whoever saves a record to go on later has all of it in their hands; the game goes by what they remember.
    fn warn_of_the_record(&mut self, seat: Seat) -> Result<(), Failure> {
        if self.played.horizon(Observer::Seat(seat)) == 0 {
            return Ok(());
        }
        self.console.say(
            "It holds every move, also what nobody may look up while the game goes on: read it when it is over.",
        )
    }

    fn draw(&mut self, seat: Seat, choices: &[Choice]) -> Result<(), Failure> {
        screen::draw(&mut self.console, &*self.played, seat, choices)
    }

    /// Where several humans share a screen, nobody sees another's hand.
    fn hand_over(&mut self, seat: Seat) -> Result<Next, Failure> {
        let before = self.watching.replace(seat);
        if self.humans == 1 || before == Some(seat) {
            return Ok(Next::Go);
        }
        self.console.wipe()?;
        let question = format!("Pass the screen to {BRIGHT}{seat}{BRIGHT:#}, then press Enter. ");
        let answer = self.console.ask(&question)?;
        Ok(match answer.as_deref().map(Order::read) {
            None | Some(Order::Quit) => Next::Leave,
            Some(_) => Next::Go,
        })
    }

    fn explain(&mut self, number: &str, choices: &[Choice]) -> Result<(), Failure> {
        let wanted = number.trim_start_matches('#').trim().to_lowercase();
        let mut numbered = choices.iter().zip(1..);
        let chosen = numbered.find(|(choice, number): &(_, usize)| {
            number.to_string() == wanted || choice.text == wanted
        });
        let Some((choice, _)) = chosen else {
            let what = format!("The moves have numbers from 1 to {}.", choices.len());
            return self.console.say(&what);
        };
        self.console
            .say(&format!("{BRIGHT}{}{BRIGHT:#}", choice.text))?;
        for line in wrap(
            &language::say(&choice.explanation),
            self.console.width() - 2,
        ) {
            self.console.say(&format!("  {line}"))?;
        }
        if choice.is_final {
            let what = format!("  {FAINT}It can’t be undone.{FAINT:#}");
            self.console.say(&what)?;
        }
        Ok(())
    }

    fn help(&mut self) -> Result<(), Failure> {
        self.console.say("")?;
        for (key, what) in KEYS {
            self.console
                .say(&format!("  {BRIGHT}{key:<9}{BRIGHT:#} {what}"))?;
        }
        let rules = format!("docs/rules/{}.en.md", self.played.about().id);
        self.console
            .say(&format!("  {FAINT}The rules are in {rules}.{FAINT:#}\n"))
    }

    /// Writes a file while the game goes on: a failure is said, and ends nothing.
    fn write(&mut self, path: &Path, text: &str, what: &str) -> Result<(), Failure> {
        let said = match fs::write(path, text) {
            Ok(()) => format!("The {what} is in {}.", path.display()),
            Err(error) => first_upper(&Failure::write(path, error).to_string()),
        };
        self.console.say(&said)
    }

    /// Keeps the record where the command line says.
    fn keep(&self) -> Result<(), Failure> {
        let (Some(path), Some(record)) = (&self.save, self.played.record()) else {
            return Ok(());
        };
        fs::write(path, record.to_string()).map_err(|error| Failure::write(path, error))
    }

    /// The game ends before its end.
    fn leave(mut self) -> Result<(), Failure> {
        self.keep()?;
        if self.humans > 1 {
            // The hand on the screen belongs to one of them.
            self.console.wipe()?;
        }
        let said = if let Some(path) = &self.save {
            let path = path.display();
            format!("The game is kept: reverie play --from {path} --save {path} goes on.")
        } else {
            "The game is not kept; --save FILE, or r FILE before q, would keep it.".to_owned()
        };
        self.console.say(&said)?;
        self.say_again()
    }

    fn say_again(&mut self) -> Result<(), Failure> {
        match &self.again {
            Some(again) => {
                let said = format!("{FAINT}The same deal once more: {again}{FAINT:#}");
                self.console.say(&said)
            }
            None => Ok(()),
        }
    }

    /// Tells the bots how it ended, and says what a program of somebody else did wrong.
    fn part_with_bots(&mut self) -> Result<(), Failure> {
        let standing = Standing::of_tally(&self.played.tally());
        for bot in &self.bots {
            bot.end(&standing);
            for complaint in bot.complaints() {
                self.console.say(&complaint)?;
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Result<(), Failure> {
        self.keep()?;
        self.console.clear()?;
        let eyes = match (self.humans, self.watching) {
            (1, Some(seat)) => Observer::Seat(seat),
            _ => Observer::Spectator,
        };
        paint::picture(self.console.out, &self.played.picture(eyes))?;
        if let Observer::Seat(seat) = eyes {
            let lines = screen::log_lines(&*self.played, seat, self.console.width());
            writeln!(self.console.out)?;
            screen::write_log(&mut self.console, &lines)?;
        }
        writeln!(self.console.out)?;
        tally::write(self.console.out, &self.played.tally())?;
        writeln!(self.console.out)?;
        self.part_with_bots()?;
        self.offer_record()?;
        self.say_again()
    }

    fn offer_record(&mut self) -> Result<(), Failure> {
        if let Some(path) = &self.save {
            let said = format!("The record is in {}.", path.display());
            return self.console.say(&said);
        }
        let Some(record) = self.played.record() else {
            return Ok(());
        };
        // A pipe that always answers "1" must not find its answers as files.
        if !self.console.live {
            return Ok(());
        }
        let answer = self
            .console
            .ask("Keep the record? A file name, or Enter for no: ")?;
        match answer {
            Some(name) if !name.is_empty() => {
                self.write(Path::new(&name), &record.to_string(), "record")
            }
            _ => Ok(()),
        }
    }
}

fn first_upper(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => format!("{}{}.", first.to_uppercase(), letters.as_str()).replace("?.", "?"),
        None => String::new(),
    }
}
