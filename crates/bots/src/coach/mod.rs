//! A coach: what a strong bot found out about a decision, said so that a person can learn from it. It says
//! nothing but what the search compared, and knows nothing but what the seat knows.

mod ahead;
mod comparison;
mod hint;
mod review;
mod solution;
#[cfg(test)]
mod tests;
mod turning;

pub use comparison::Comparison;
pub use hint::{Hint, Named, hint};
pub use review::{Costly, Review, Reviewed, Reviewer, Watched};
pub use solution::{Solution, solution};
pub use turning::TurningPoint;
