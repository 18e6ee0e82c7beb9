import { Fieldset, Radio, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import {
  type NoteCategory,
  noteCategories,
  type NoteColor,
  noteColors,
} from '../../../shared/whiteboard/constants.ts';
import { noteColorStyle } from '../colors.ts';
import { useCanWrite, useSession, useUi } from '../session.ts';
import classes from './panels.module.css';
import { categories, colorNames } from './choices.ts';
import { BarSelect } from './controls.tsx';
import { useTooltip } from './tooltip.ts';

type ChooserProps<Value> = {
  value: Value;
  label: string;
  isDisabled?: boolean;
  onChoose: (value: Value) => void;
};

export function ColorChooser({
  value,
  label,
  isDisabled = false,
  onChoose,
}: ChooserProps<NoteColor>) {
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
          checked={color === value}
          onChoose={() => onChoose(color)}
        />
      ))}
    </Fieldset>
  );
}

type SwatchProps = { color: NoteColor; name: string; checked: boolean; onChoose: () => void };

function Swatch({ color, name, checked, onChoose }: SwatchProps) {
  return (
    <Radio
      ref={useTooltip(colorNames[color])}
      name={name}
      aria-label={colorNames[color]}
      classNames={{ radio: classes.swatch }}
      styles={{ inner: { width: 'auto', height: 'auto' }, icon: { display: 'none' } }}
      style={noteColorStyle(color)}
      checked={checked}
      // Choosing the current color again applies it to the selection.
      onClick={() => checked && onChoose()}
      onChange={onChoose}
    />
  );
}

export function CategoryChooser({
  value,
  label,
  isDisabled = false,
  onChoose,
}: ChooserProps<NoteCategory>) {
  return (
    <BarSelect
      ref={useTooltip(label)}
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

/** Color and category of new notes and of the selection. */
export function Choosers() {
  const { commands } = useSession();
  const color = useUi((ui) => ui.color);
  const category = useUi((ui) => ui.category);
  const isDisabled = !useCanWrite();
  return (
    <>
      <ColorChooser
        label="Color"
        value={color}
        isDisabled={isDisabled}
        onChoose={(chosen) => commands.choose({ color: chosen })}
      />
      <CategoryChooser
        label="Category"
        value={category}
        isDisabled={isDisabled}
        onChoose={(chosen) => commands.choose({ category: chosen })}
      />
    </>
  );
}
