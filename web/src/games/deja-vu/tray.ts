/** What the tray of the sill holds, in words. */
import { t } from '../../words/index.svelte';
import { GROW } from './components';
import type { Playing } from './playing.svelte';
import { tilePhrase, web } from './words';

/** What the bits in it are: mine to sow, to use or to save, or somebody else's. */
export function trayTitle(at: Playing): string {
  const now = at.stage;
  if (now.kind === 'claim')
    return at.say(web('tray-claim', { tile: tilePhrase(now.at), count: now.left }));
  if (now.kind === 'grow') return at.say(web('tray-grow', { count: GROW - now.left, of: GROW }));
  const what = now.kind === 'sow' ? 'sow' : now.kind === 'save' ? 'save' : 'pool';
  if (at.view.turn === at.props.seat) return t(`deja-vu-web-tray-${what}`);
  const theirs = what === 'sow' ? 'sow' : 'pool';
  return at.say(web(`tray-${theirs}-of`, { player: { seat: at.view.turn } }));
}
