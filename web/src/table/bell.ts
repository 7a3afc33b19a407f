/** A soft bell, made of a few sine tones; no file is fetched. */

// a bell's partials: how high above its tone, how loud, how many seconds they last
const PARTIALS = [
  [0.5, 0.35, 1.9],
  [1, 0.6, 1.5],
  [1.19, 0.25, 1.1],
  [1.5, 0.18, 0.8],
  [2, 0.28, 0.9],
  [2.66, 0.08, 0.5],
] as const;
const TONE = 523.25;
const LOUDNESS = 0.16;

let context: AudioContext | null = null;

/** Ring once; never before a click, as browsers would keep the sound back and play it then. */
export function ring(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    const now = context.currentTime;
    for (const [above, loud, seconds] of PARTIALS) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.frequency.value = TONE * above;
      gain.gain.setValueAtTime(0, now);
      gain.gain.linearRampToValueAtTime(LOUDNESS * loud, now + 0.012);
      gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
      tone.connect(gain).connect(context.destination);
      tone.start(now);
      tone.stop(now + seconds);
    }
  } catch {
    // no sound here
  }
}
