import { useId } from 'react';
import { IconArrowBackUp } from '../../ui/icons/IconArrowBackUp.ts';
import { IconArrowForwardUp } from '../../ui/icons/IconArrowForwardUp.ts';
import { IconArrowsMove } from '../../ui/icons/IconArrowsMove.ts';
import { IconLetterT } from '../../ui/icons/IconLetterT.ts';
import { IconPalette } from '../../ui/icons/IconPalette.ts';
import { IconSticker2 } from '../../ui/icons/IconSticker2.ts';
import { paper } from '../colors.ts';
import { categoryLabels } from '../../../shared/whiteboard/limits.ts';
import { useCanWrite, useSession } from '../session.ts';
import { useSelected } from '../state.ts';
import { CategoryChooser, ColorChooser, colorNames } from './Choosers.tsx';
import controls from './controls.module.css';
import { IconButton } from './IconButton.tsx';
import classes from './Toolbar.module.css';
import { useIsNarrow } from './useIsNarrow.ts';

const tools = [
  { tool: 'sticky', label: 'Sticky note', hint: 'N', icon: IconSticker2 },
  { tool: 'text', label: 'Text', hint: 'T', icon: IconLetterT },
  { tool: 'move', label: 'Move', hint: 'M', icon: IconArrowsMove },
] as const;

/** Tools and choosers; along the lower edge, where thumbs are. */
export function Toolbar() {
  return (
    <div className={`${controls.panel} ${classes.toolbar}`} role="group" aria-label="Tools">
      <Tools />
      <span className={controls.divider} />
      {useIsNarrow() ? <ChoosersForPhones /> : <Choosers />}
      <span className={controls.divider} />
      <Steps />
    </div>
  );
}

function Tools() {
  const { ui } = useSession();
  const chosen = useSelected(ui, ({ tool }) => tool);
  const canWrite = useCanWrite();
  return tools.map(({ tool, label, hint, icon }) => (
    <IconButton
      key={tool}
      icon={icon}
      label={label}
      hint={hint}
      aria-pressed={chosen === tool}
      disabled={!canWrite}
      onClick={() => ui.change({ tool })}
    />
  ));
}

function Choosers() {
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

function ChoosersForPhones() {
  const { ui } = useSession();
  const id = useId();
  const color = useSelected(ui, (state) => state.color);
  const category = useSelected(ui, (state) => state.category);
  const isDisabled = !useCanWrite();
  return (
    <>
      <button
        type="button"
        className={controls.icon}
        data-chooser
        popoverTarget={id}
        aria-label={`Colour and category: ${colorNames[color]}, ${categoryLabels[category]}`}
        style={paper(color)}
        disabled={isDisabled}
      >
        <IconPalette aria-hidden className={classes.palette} />
      </button>
      <div id={id} popover="auto" className={`${controls.panel} ${classes.sheet}`}>
        <Choosers />
      </div>
    </>
  );
}

function Steps() {
  const { acts } = useSession();
  const hasDone = useSelected(acts.history, ({ done }) => done.length > 0);
  const hasUndone = useSelected(acts.history, ({ undone }) => undone.length > 0);
  const canWrite = useCanWrite();
  return (
    <>
      <IconButton
        icon={IconArrowBackUp}
        label="Undo"
        hint="Ctrl+Z"
        disabled={!canWrite || !hasDone}
        onClick={() => acts.undo()}
      />
      <IconButton
        icon={IconArrowForwardUp}
        label="Redo"
        hint="Ctrl+Shift+Z"
        disabled={!canWrite || !hasUndone}
        onClick={() => acts.redo()}
      />
    </>
  );
}
