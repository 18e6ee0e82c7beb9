import type { CSSProperties } from 'react';

/** The color of a note for its stylesheet. */
export const paper = (color: string): CSSProperties & { '--paper': string } => ({
  '--paper': color,
});

/** The color of a participant for its stylesheet. */
export const person = (color: string): CSSProperties & { '--person': string } => ({
  '--person': color,
});
