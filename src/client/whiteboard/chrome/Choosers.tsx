import { useId } from 'react';
import {
  categoryLabels,
  type NoteCategory,
  noteCategories,
  type NoteColor,
  noteColors,
} from '../../../shared/whiteboard/limits.ts';
import { paper } from '../colors.ts';
import classes from './controls.module.css';

/** What people call the eight colours. */
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

type ColorProps = {
  value: NoteColor;
  label: string;
  isDisabled?: boolean;
  onChoose: (color: NoteColor) => void;
};

export function ColorChooser({ value, label, isDisabled, onChoose }: ColorProps) {
  const name = useId();
  return (
    <fieldset className={classes.swatches} disabled={isDisabled} data-chooser>
      <legend className="visually-hidden">{label}</legend>
      {noteColors.map((color) => (
        <label
          key={color}
          className={classes.swatch}
          style={paper(color)}
          title={colorNames[color]}
        >
          <input
            type="radio"
            name={name}
            aria-label={colorNames[color]}
            checked={color === value}
            // A click on the chosen one changes nothing but serves the selection.
            onClick={() => color === value && onChoose(color)}
            onChange={() => onChoose(color)}
          />
          <span />
        </label>
      ))}
    </fieldset>
  );
}

type CategoryProps = {
  value: NoteCategory;
  label: string;
  isDisabled?: boolean;
  onChoose: (category: NoteCategory) => void;
};

export function CategoryChooser({ value, label, isDisabled, onChoose }: CategoryProps) {
  return (
    <select
      className={classes.select}
      data-chooser
      aria-label={label}
      title={label}
      disabled={isDisabled}
      value={value}
      onChange={({ target }) => {
        const chosen = noteCategories.find((category) => category === target.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {noteCategories.map((category) => (
        <option key={category} value={category}>
          {categoryLabels[category]}
        </option>
      ))}
    </select>
  );
}
