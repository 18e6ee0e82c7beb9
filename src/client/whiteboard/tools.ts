import type { Note } from '../../shared/whiteboard/note.ts';
import type { Icon } from '../ui/icons/icon.tsx';
import { IconArrowsMove, IconLetterT, IconSticker2 } from './icons.ts';

export type Tool = {
  label: string;
  /** The key that chooses it, in upper case. */
  shortcut: string;
  icon: Icon;
  /** Over the canvas. */
  cursor: string;
  /** What distinguishes the notes that a click on the canvas adds. */
  note?: Partial<Note>;
};

/** In the order of the toolbar. */
export const tools = {
  sticky: { label: 'Sticky note', shortcut: 'N', icon: IconSticker2, cursor: 'crosshair' },
  text: {
    label: 'Text',
    shortcut: 'T',
    icon: IconLetterT,
    cursor: 'text',
    note: { kind: 'text' },
  },
  /** Adds a note by a double click only. */
  move: { label: 'Move', shortcut: 'M', icon: IconArrowsMove, cursor: 'default' },
} satisfies Record<string, Tool>;
