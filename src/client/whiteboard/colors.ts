import type { CSSProperties } from 'react';

/** Passes a note's color to its stylesheet. */
export const noteColorStyle = (color: string): CSSProperties & { '--paper': string } => ({
  '--paper': color,
});

/** Passes a participant's color to its stylesheet. */
export const participantColorStyle = (color: string): CSSProperties & { '--person': string } => ({
  '--person': color,
});
