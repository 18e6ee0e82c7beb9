/** Plays scores: instruments on tracks, tracks into a room. */
import type { Drum } from './drums.ts';
import type { Instrument } from './keys.ts';
import { hits, score, type Note } from './notes.ts';
import { type Room, reverb } from './reverb.ts';
import { add, addStereo, decibels, pan, RATE, silence, type Stereo, stereo } from './signal.ts';

type Placing = {
  /** In decibels. */
  gain?: number;
  /** From -1, left, to 1, right. */
  pan?: number;
  /** How much goes to the room, from 0 to 1. */
  send?: number;
  /** Spreads the sound over both sides, for pads and strings. */
  isWide?: boolean;
  /** The second of the first step. */
  start?: number;
  /** In half tones. */
  transpose?: number;
};
export type Track = Placing &
  (
    | { play: Instrument; notes: string; step: number }
    | { hit: Drum; pattern: string; step: number }
    | { sound: Float32Array }
  );

/** Plays tracks together; the result has the room's sound, too. */
export function play(tracks: readonly Track[], seconds: number, room: Room): Stereo {
  const [dry, wet] = [stereo(seconds), stereo(seconds)];
  for (const track of tracks) {
    const { gain = 0, pan: position = 0, send = 0.2, isWide = false } = track;
    const sound = render(track, seconds);
    for (const [target, share] of [
      [dry, 1],
      [wet, send],
    ] as const) {
      const level = decibels(gain) * share;
      if (isWide) addStereo(target, spread(sound), level);
      else pan(target, sound, position, level);
    }
  }
  addStereo(dry, reverb(wet, room));
  return dry;
}

function render(track: Track, seconds: number): Float32Array {
  const sound = silence(seconds);
  const start = track.start ?? 0;
  if ('sound' in track) add(sound, track.sound, start);
  else if ('hit' in track)
    for (const { at, level } of hits(track.pattern, track.step, start))
      add(sound, track.hit(level), at);
  else {
    const { transpose = 0 } = track;
    const notes = score(track.notes, track.step, start);
    playNotes(
      sound,
      track.play,
      notes.map((note) => ({ ...note, midi: note.midi + transpose })),
    );
  }
  return sound;
}

/** Repeated notes are rendered once. */
function playNotes(target: Float32Array, instrument: Instrument, notes: readonly Note[]): void {
  const known = new Map<string, Float32Array>();
  for (const note of notes) {
    const key = `${note.midi} ${note.seconds.toFixed(4)} ${note.level}`;
    const sound = known.get(key) ?? instrument(note);
    known.set(key, sound);
    add(target, sound, note.at);
  }
}

/** A chorus: each side hears the sound with a delay of its own that moves slowly. */
function spread(sound: Float32Array): Stereo {
  const side = (base: number, hz: number) =>
    sound.map((value, i) => {
      const delay = RATE * (base + 0.0032 * Math.sin((2 * Math.PI * hz * i) / RATE));
      const at = i - delay;
      const whole = Math.floor(at);
      const [a, b] = [sound[whole] ?? 0, sound[whole + 1] ?? 0];
      return 0.62 * value + 0.62 * (a + (b - a) * (at - whole));
    });
  return { left: side(0.011, 0.43), right: side(0.017, 0.37) };
}
