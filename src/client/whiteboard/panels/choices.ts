import {
  categoryLabels,
  type NoteColor,
  noteCategories,
} from '../../../shared/whiteboard/constants.ts';

export const colorNames: Record<NoteColor, string> = {
  '#FFE066': 'Yellow',
  '#FF9999': 'Red',
  '#99CCFF': 'Blue',
  '#99FF99': 'Green',
  '#FFCC99': 'Apricot',
  '#CC99FF': 'Lilac',
  '#99FFCC': 'Mint',
  '#FFB366': 'Orange',
};

export const categories = noteCategories.map((value) => ({ value, label: categoryLabels[value] }));
