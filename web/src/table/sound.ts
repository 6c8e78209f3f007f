/**
 * What a table sounds like, made on the spot: no file has to be loaded. Everything is soft and short; whoever wants quiet
 * hears their turn alone, or nothing.
 */
import { kindOf } from '../games/telling';
import type { ToldMove } from '../protocol';

/** What there is to hear: a turn begins, a piece is laid, something was gained, the game is over. */
export type Cue = 'turn' | 'lay' | 'points' | 'end';

export interface Heard {
  steps: readonly ToldMove[];
  /** Whether a turn of whoever listens has just begun. */
  turn: boolean;
  /** Whether the game has just ended. */
  end: boolean;
}

/** What of all that happened at once is heard: one thing, and the turn after it. */
export function cuesOf({ steps, turn, end }: Heard): Cue[] {
  if (end) return ['end'];
  const kinds = steps.flatMap((step) => step.told.map(kindOf));
  const cues: Cue[] = [];
  if (kinds.includes('gain')) cues.push('points');
  else if (kinds.includes('act') || kinds.includes('follow')) cues.push('lay');
  return turn ? [...cues, 'turn'] : cues;
}

let context: AudioContext | null = null;

/** Browsers allow sound only after somebody has touched the page. */
export async function play(cues: readonly Cue[]): Promise<void> {
  if (cues.length === 0 || !navigator.userActivation.hasBeenActive) return;
  // Opening the speaker takes a while, so it waits until there is something to hear: whoever
  // presses something for the first time wants to see what it does.
  context ??= new AudioContext();
  await context.resume();
  let at = context.currentTime + 0.02;
  for (const cue of cues) at += sounds[cue](context, at);
}

/** Each makes its sound and says how long the next one waits, in seconds. */
const sounds: Record<Cue, (audio: AudioContext, at: number) => number> = {
  turn(audio, at) {
    note(audio, 587.33, at, { loud: 0.1, long: 0.7 });
    note(audio, 880, at + 0.14, { loud: 0.1, long: 0.7 });
    return 0.4;
  },
  lay(audio, at) {
    knock(audio, at);
    note(audio, 172, at, { loud: 0.09, long: 0.11, falls: 0.6 });
    return 0.22;
  },
  points(audio, at) {
    knock(audio, at);
    [987.77, 1318.51].forEach((pitch, index) => {
      note(audio, pitch, at + 0.05 + index * 0.08, { loud: 0.045, long: 0.45, shape: 'triangle' });
    });
    return 0.4;
  },
  end(audio, at) {
    [293.66, 369.99, 440, 587.33, 739.99].forEach((pitch, index) => {
      note(audio, pitch, at + index * 0.13, { loud: 0.075, long: 1.6 });
    });
    return 1;
  },
};

interface Voice {
  loud: number;
  /** How long it takes to fade, in seconds. */
  long: number;
  shape?: OscillatorType;
  /** To which part of its pitch it falls meanwhile. */
  falls?: number;
}

function note(audio: AudioContext, pitch: number, at: number, voice: Voice): void {
  const { loud, long, shape = 'sine', falls = 1 } = voice;
  const source = audio.createOscillator();
  const loudness = audio.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(pitch * falls, at + long);
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(loud, at + Math.min(0.03, long / 8));
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + long);
  source.connect(loudness).connect(audio.destination);
  source.start(at);
  source.stop(at + long + 0.05);
}

/** A card on felt: a breath of noise, without highs and lows. */
function knock(audio: AudioContext, at: number): void {
  const length = 0.07;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let index = 0; index < wave.length; index += 1) {
    wave[index] = (Math.random() * 2 - 1) * (1 - index / wave.length) ** 3;
  }
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const loudness = audio.createGain();
  source.buffer = buffer;
  band.type = 'bandpass';
  band.frequency.value = 1700;
  band.Q.value = 0.8;
  loudness.gain.value = 0.16;
  source.connect(band).connect(loudness).connect(audio.destination);
  source.start(at);
}
