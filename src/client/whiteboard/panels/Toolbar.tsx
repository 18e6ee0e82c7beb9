import type { Icon } from '../../ui/icons/icon.tsx';
import { IconArrowBackUp, IconArrowForwardUp, IconPalette } from '../icons.ts';
import { noteColorStyle } from '../colors.ts';
import { categoryLabels } from '../../../shared/whiteboard/constants.ts';
import { useCanWrite, useSession, useUi } from '../session.ts';
import { useStore } from '../../lib/store.ts';
import { tools } from '../tools.ts';
import { LazyChoosers } from '../lazyParts.tsx';
import { colorNames } from './choices.ts';
import { Bar, BarDivider, IconButton, useIsNarrow } from './controls.tsx';
import { EditorButtons } from './EditorButtons.tsx';
import { useOverlay } from './useOverlay.tsx';

export function Toolbar() {
  const { connection, editor } = useSession();
  const isReadOnly = useStore(connection.info, (info) => info?.access === 'read');
  const isNarrow = useIsNarrow();
  const isEditing = useStore(editor, (close) => close !== undefined);
  if (isReadOnly) return null;
  // Above the keyboard of a phone is only room for one bar.
  const isForEditor = isNarrow && isEditing;
  return (
    <Bar role="group" aria-label="Tools" maw="100%">
      {isForEditor ? <EditorButtons /> : <Tools />}
      <BarDivider />
      {isNarrow ? <ChoosersForPhones /> : <LazyChoosers />}
      {!isForEditor && (
        <>
          <BarDivider />
          <UndoButtons />
        </>
      )}
    </Bar>
  );
}

function Tools() {
  const { ui } = useSession();
  const chosen = useUi(({ tool }) => tool);
  const canWrite = useCanWrite();
  return Object.values(tools).map((tool) => (
    <IconButton
      key={tool.label}
      icon={tool.icon}
      label={tool.label}
      shortcut={tool.shortcut}
      aria-pressed={chosen === tool}
      disabled={!canWrite}
      onClick={() => ui.change({ tool })}
    />
  ));
}

function ChoosersForPhones() {
  const color = useUi((ui) => ui.color);
  const category = useUi((ui) => ui.category);
  const isDisabled = !useCanWrite();
  const { trigger, setTarget, overlay } = useOverlay(() =>
    import('./Popovers.tsx').then((code) => code.ChooserSheet),
  );
  return (
    <>
      <IconButton
        {...trigger}
        ref={setTarget}
        icon={Palette}
        label={`Color and category: ${colorNames[color]}, ${categoryLabels[category]}`}
        aria-haspopup="dialog"
        data-chooser
        style={noteColorStyle(color)}
        disabled={isDisabled}
      />
      {overlay}
    </>
  );
}

const disc = {
  borderRadius: '50%',
  background: 'var(--paper)',
  boxShadow: '0 0 0 5px var(--paper)',
};
const Palette: Icon = (props) => <IconPalette {...props} style={disc} />;

function UndoButtons() {
  const { transactions } = useSession();
  const hasDone = useStore(transactions.history, ({ done }) => done.length > 0);
  const hasUndone = useStore(transactions.history, ({ undone }) => undone.length > 0);
  const canWrite = useCanWrite();
  return (
    <>
      <IconButton
        icon={IconArrowBackUp}
        label="Undo"
        shortcut="Ctrl+Z"
        disabled={!canWrite || !hasDone}
        onClick={() => transactions.undo()}
      />
      <IconButton
        icon={IconArrowForwardUp}
        label="Redo"
        shortcut="Ctrl+Shift+Z"
        disabled={!canWrite || !hasUndone}
        onClick={() => transactions.redo()}
      />
    </>
  );
}
