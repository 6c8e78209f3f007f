/** The numbers and scenarios of the component data that the board shows. */
import { acorns, limits, scenarios, scores } from '../../../../crates/momiji/data/momiji.json';

export { acorns, limits, scores };

export type Price = 'top-of-pile' | 'half-of-stock' | { acorns: number };
export type Need =
  'pile' | 'longest-middle' | 'every-torii' | { 'zeros-in-sight': number } | { stock: number };

/** An objective of a scenario: what it asks for and costs when it is activated. */
export interface Token {
  objective: string;
  needs: Need;
  price: Price;
}

/** What a scenario wants to be won. */
export type Victory =
  | 'longest-middle'
  | 'every-torii'
  | { 'points-on-every-pile': number }
  | { activated: number }
  | { 'every-top': number }
  | { 'points-with-token': { types: number; points: number } }
  | { stock: number };

export function victory(scenario: string | undefined): Victory[] {
  const found = scenarios.find((one) => one.id === scenario)?.victory;
  return (found ?? []) as Victory[];
}

/** The token of a scenario for this objective; nothing in a game of several. */
export function token(scenario: string | undefined, objective: string): Token | undefined {
  const tokens = scenarios.find((one) => one.id === scenario)?.tokens as Token[] | undefined;
  return tokens?.find((one) => one.objective === objective);
}
