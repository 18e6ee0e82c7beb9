import { Fieldset, Radio, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import {
  categoryLabels,
  type NoteCategory,
  noteCategories,
  type NoteColor,
  noteColors,
} from '../../../shared/whiteboard/limits.ts';
import { paper } from '../colors.ts';
import { useCanWrite, useSession } from '../session.ts';
import { useSelected } from '../state.ts';
import { BarSelect } from './BarSelect.tsx';
import classes from './chrome.module.css';
import { useHint } from './hints.ts';

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

export const categories = noteCategories.map((value) => ({ value, label: categoryLabels[value] }));

type ColorProps = {
  value: NoteColor;
  label: string;
  isDisabled?: boolean;
  onChoose: (color: NoteColor) => void;
};

export function ColorChooser({ value, label, isDisabled = false, onChoose }: ColorProps) {
  const name = useId();
  return (
    <Fieldset
      variant="unstyled"
      legend={<VisuallyHidden>{label}</VisuallyHidden>}
      className={classes.swatches}
      styles={{ legend: { margin: 0 } }}
      disabled={isDisabled}
      data-chooser
    >
      {noteColors.map((color) => (
        <Swatch
          key={color}
          color={color}
          name={name}
          isChosen={color === value}
          onChoose={onChoose}
        />
      ))}
    </Fieldset>
  );
}

type SwatchProps = Pick<ColorProps, 'onChoose'> & {
  color: NoteColor;
  name: string;
  isChosen: boolean;
};

function Swatch({ color, name, isChosen, onChoose }: SwatchProps) {
  return (
    <Radio
      ref={useHint(colorNames[color])}
      name={name}
      aria-label={colorNames[color]}
      classNames={{ radio: classes.swatch }}
      styles={{ inner: { width: 'auto', height: 'auto' }, icon: { display: 'none' } }}
      style={paper(color)}
      checked={isChosen}
      // A click on the chosen one changes nothing but serves the selection.
      onClick={() => isChosen && onChoose(color)}
      onChange={() => onChoose(color)}
    />
  );
}

type CategoryProps = {
  value: NoteCategory;
  label: string;
  isDisabled?: boolean;
  onChoose: (category: NoteCategory) => void;
};

export function CategoryChooser({ value, label, isDisabled = false, onChoose }: CategoryProps) {
  return (
    <BarSelect
      ref={useHint(label)}
      data-chooser
      aria-label={label}
      disabled={isDisabled}
      value={value}
      data={categories}
      onChange={({ target }) => {
        const chosen = noteCategories.find((category) => category === target.value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}

/** Colour and category of the next note, or of what is selected. */
export function Choosers() {
  const { ui, actions } = useSession();
  const color = useSelected(ui, (state) => state.color);
  const category = useSelected(ui, (state) => state.category);
  const isDisabled = !useCanWrite();
  return (
    <>
      <ColorChooser
        label="Colour"
        value={color}
        isDisabled={isDisabled}
        onChoose={(chosen) => actions.choose({ color: chosen })}
      />
      <CategoryChooser
        label="Category"
        value={category}
        isDisabled={isDisabled}
        onChoose={(chosen) => actions.choose({ category: chosen })}
      />
    </>
  );
}
