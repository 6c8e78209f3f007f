//! Every game that bots can judge as [`Opponents`]: written once for all of them.

use std::time::Duration;

#[cfg(feature = "whole")]
use bots::{
    Balance, Contest, Ledger, Means, Net, Opponent, Plan, Progress, Report, contest, is_winnable,
    learn, player,
};
use bots::{Speed, speed};
use table::Request;

use crate::boxed::Boxed;
#[cfg(feature = "whole")]
use crate::opponents::Hear;
use crate::opponents::{BotError, Opponents};
use crate::shelf::Shelved;

#[cfg(feature = "whole")]
/// How hard the search for a solo win tries: attempts, and iterations a decision in the first.
const FORESIGHT: (u32, u32) = (4, 200);

impl<G: Shelved> Boxed<G> {
    fn options(&self, request: &Request) -> Result<G::Options, BotError> {
        self.game.options(request).map_err(BotError::Table)
    }
}

impl<G: Shelved> Opponents for Boxed<G> {
    #[cfg(feature = "whole")]
    fn arena(
        &self,
        request: &Request,
        opponents: &[Opponent],
        plan: &Contest,
        means: &Means,
        progress: Hear<'_>,
    ) -> Result<Report, BotError> {
        let options = self.options(request)?;
        let (bots, seats) = (opponents.len(), request.players);
        if bots != seats {
            return Err(BotError::Seats { bots, seats });
        }
        let names: Vec<String> = opponents.iter().map(ToString::to_string).collect();
        let seat = |bot: usize, seed| player(&opponents[bot], &self.nets, means, seed);
        let ignore = &mut |_: &G::State, _| ();
        contest(&*self.game, &options, &names, &seat, plan, progress, ignore)
            .map_err(BotError::Outside)
    }

    #[cfg(feature = "whole")]
    fn balance(
        &self,
        request: &Request,
        opponent: &Opponent,
        plan: &Contest,
        means: &Means,
        progress: Hear<'_>,
    ) -> Result<Balance, BotError> {
        let options = self.options(request)?;
        let names = vec![opponent.to_string(); request.players];
        let seat = |_, seed| player(opponent, &self.nets, means, seed);
        let mut ledger = Ledger::default();
        let note = &mut |state: &G::State, turns| ledger.add(&*self.game, state, turns);
        contest(&*self.game, &options, &names, &seat, plan, progress, note)
            .map_err(BotError::Outside)?;
        Ok(ledger.report())
    }

    #[cfg(feature = "whole")]
    fn learn(
        &self,
        requests: &[Request],
        from: Option<&[u8]>,
        plan: &Plan,
        progress: &mut dyn FnMut(Progress, &[u8]),
    ) -> Result<Vec<u8>, BotError> {
        let options: Result<Vec<G::Options>, BotError> = requests
            .iter()
            .map(|request| self.options(request))
            .collect();
        let players = requests.first().map_or(0, |request| request.players);
        let game = &*self.game;
        let from = from.map(|bytes| Net::to_start_from(game, players, bytes));
        let from = from.transpose()?;
        let mut tell = |at: Progress, net: &Net| progress(at, &net.to_bytes(game, players));
        Ok(learn(game, &options?, from, plan, &mut tell).to_bytes(game, players))
    }

    #[cfg(feature = "whole")]
    fn is_winnable(&self, request: &Request, seed: u64) -> Result<bool, BotError> {
        let options = self.options(request)?;
        if request.players != 1 {
            return Err(BotError::NotSolo);
        }
        let (game, (attempts, iterations)) = (&*self.game, FORESIGHT);
        let net = self.nets[0].as_ref();
        Ok(is_winnable(game, &options, net, seed, attempts, iterations))
    }

    fn speed(&self, request: &Request, time: Duration, threads: usize) -> Result<Speed, BotError> {
        let options = self.options(request)?;
        Ok(speed(&*self.game, &options, &self.nets, time, threads))
    }
}
