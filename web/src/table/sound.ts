/** Two soft notes when it is one's turn, made on the spot: no file has to be loaded. */

let context: AudioContext | null = null;

/** Browsers allow sound only after somebody has touched the page. */
export async function chime(): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return;
  // Opening the speaker takes a while, so it waits until there is something to hear: whoever
  // presses something for the first time wants to see what it does.
  context ??= new AudioContext();
  await context.resume();
  note(context, 587.33, 0);
  note(context, 880, 0.14);
}

function note(audio: AudioContext, pitch: number, after: number): void {
  const begin = audio.currentTime + after;
  const voice = audio.createOscillator();
  const loudness = audio.createGain();
  voice.type = 'sine';
  voice.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(0.12, begin + 0.03);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.7);
  voice.connect(loudness).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + 0.75);
}
