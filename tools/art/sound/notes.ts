/** Scores as text: one word per step. */
export type Note = { at: number; seconds: number; midi: number; level: number };

const names: Record<string, number> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const PITCH = /^([a-g])([#b]?)(-?\d)$/;

/** The MIDI number of a pitch such as `c4`, `f#3` or `bb2`. */
function midi(pitch: string): number {
  const [, name = '', sign, octave] = PITCH.exec(pitch) ?? [];
  const tone = names[name];
  if (tone === undefined) throw new Error(`Not a pitch: ${pitch}`);
  return 12 * (Number(octave) + 1) + tone + (sign === '#' ? 1 : sign === 'b' ? -1 : 0);
}

export const hertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/**
 * Reads a score: `c4` starts a note, `c4+e4` a chord, `-` holds it, `.` is a rest. `!` behind a note
 * accents it and `?` makes it soft; `|` is only for the eye.
 */
export function score(text: string, step: number, start = 0): Note[] {
  const notes: Note[] = [];
  let held: Note[] = [];
  const words = text.split(/\s+/).filter((word) => word && word !== '|');
  for (const [i, word] of words.entries()) {
    if (word === '-') for (const note of held) note.seconds += step;
    else if (word === '.') held = [];
    else {
      const level = word.endsWith('!') ? 1 : word.endsWith('?') ? 0.45 : 0.72;
      const pitches = word.replace(/[!?]$/, '').split('+');
      held = pitches.map((pitch) => ({
        at: start + i * step,
        seconds: step,
        midi: midi(pitch),
        level,
      }));
      notes.push(...held);
    }
  }
  return notes;
}

/** A pattern of hits: `x` is a hit, `X` a loud one, `o` a soft one, `.` a rest. */
export function hits(pattern: string, step: number, start = 0): { at: number; level: number }[] {
  const levels: Record<string, number> = { x: 0.7, X: 1, o: 0.4 };
  return pattern
    .replaceAll(/[\s|]/g, '')
    .split('')
    .flatMap((sign, i) => {
      const level = levels[sign];
      return level === undefined ? [] : [{ at: start + i * step, level }];
    });
}
