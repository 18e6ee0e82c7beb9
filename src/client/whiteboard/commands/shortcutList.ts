import { tools } from '../tools.ts';

const toolKeys = Object.values(tools).map(({ shortcut }) => shortcut);
const toolLabels = Object.values(tools).map(({ label }, index) =>
  index === 0 ? label : label.toLowerCase(),
);

/** Keys and their actions, as the help dialog lists them. */
export const shortcutList: Record<string, readonly (readonly [keys: string, action: string])[]> = {
  Notes: [
    ['Click, or Enter on the canvas', 'Add a note with the chosen tool'],
    ['Double-click, Enter or F2', 'Edit the note'],
    ['Ctrl + Enter', 'Save the text'],
    ['Ctrl + Shift + Enter', 'Save the text and add a note beside it'],
    ['Escape', 'Discard the text; a new note without text disappears'],
    ['Arrow keys', 'Move the selected notes; with Shift further'],
    ['Delete', 'Delete the selected notes'],
    ['V', 'Vote for the note, or remove the vote'],
    ['L', 'Lock or unlock the selected notes (facilitators) and sections'],
  ],
  Sections: [
    ['S', 'Add a section, around the selected notes if there are any'],
    ['Enter or F2 on its heading', 'Rename it'],
    ['Arrow keys', 'Move it with its notes; with Ctrl change its size'],
    ['Delete', 'Delete it; its notes stay'],
    ['[ and ]', 'Move the selected notes to the section before or after'],
  ],
  'Selecting and copying': [
    ['Tab', 'Go to the next note'],
    ['Shift + click', 'Select one more note'],
    ['Drag on the canvas', 'Select what the frame touches'],
    ['Ctrl + A', 'Select all notes'],
    ['Ctrl + D', 'Duplicate'],
    ['Ctrl + C, Ctrl + V', 'Copy and paste; each pasted line becomes a note'],
    ['Ctrl + Z, Ctrl + Shift + Z', 'Undo and redo your changes'],
  ],
  'Tools and view': [
    [toolKeys.join(', '), toolLabels.join(', ')],
    ['Wheel, or Space + drag', 'Pan'],
    ['Ctrl + wheel, + and −', 'Zoom'],
    ['0', 'Back to 100 %'],
    ['F', 'Show all notes'],
    ['O', 'Board or outline'],
    ['?', 'These shortcuts'],
  ],
  'By finger': [
    ['Tap', 'Add a note with the chosen tool, or select one'],
    ['Tap twice', 'Edit the note'],
    ['Drag a note', 'Move it'],
    ['Drag the board', 'Pan'],
    ['Two fingers', 'Zoom'],
  ],
};
