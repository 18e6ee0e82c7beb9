import { type ChangeEvent, useId, useRef } from 'react';
import type { Icon } from '../../ui/icons/icon.tsx';
import { IconDots } from '../../ui/icons/IconDots.ts';
import { IconFileImport } from '../../ui/icons/IconFileImport.ts';
import { IconKeyboard } from '../../ui/icons/IconKeyboard.ts';
import { IconLayoutColumns } from '../../ui/icons/IconLayoutColumns.ts';
import { IconListDetails } from '../../ui/icons/IconListDetails.ts';
import { IconMagnet } from '../../ui/icons/IconMagnet.ts';
import { IconMaximize } from '../../ui/icons/IconMaximize.ts';
import { IconPhotoDown } from '../../ui/icons/IconPhotoDown.ts';
import { IconPlus } from '../../ui/icons/IconPlus.ts';
import { IconShare2 } from '../../ui/icons/IconShare2.ts';
import { useCanWrite, useSession } from '../session.ts';
import { useSelected } from '../state.ts';
import { exportPicture, importFile } from '../files/commands.ts';
import classes from './BoardMenu.module.css';
import controls from './controls.module.css';
import { Filter } from './Filter.tsx';
import { useIsNarrow } from './useIsNarrow.ts';

/** All that is not needed every minute. */
export function BoardMenu() {
  const session = useSession();
  const { ui, actions, connection } = session;
  const view = useSelected(ui, (state) => state.view);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const fileId = useId();
  const isSnapping = useSelected(ui, (state) => state.isSnapping);
  const canWrite = useCanWrite();
  const isNarrow = useIsNarrow();

  const item = (icon: Icon, label: string, act: () => void, needsLine = false) => (
    <Item
      icon={icon}
      label={label}
      isDisabled={needsLine && !canWrite}
      onClick={() => {
        menu.current?.hidePopover();
        act();
      }}
    />
  );
  const read = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) void importFile(session, chosen);
    target.value = '';
  };
  return (
    <>
      <button
        type="button"
        className={controls.icon}
        popoverTarget={id}
        aria-label="More"
        title="More"
      >
        <IconDots aria-hidden />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="group"
        aria-label="More"
        className={`${controls.panel} ${classes.menu}`}
      >
        {isNarrow &&
          item(IconListDetails, view === 'board' ? 'Outline' : 'Board', () =>
            ui.show(view === 'board' ? 'outline' : 'board'),
          )}
        {item(IconShare2, 'Share…', () => ui.change({ dialog: 'share' }))}
        {item(IconPlus, 'New board…', () => ui.change({ dialog: 'new' }))}
        <hr className={classes.line} />
        {item(IconPhotoDown, 'Save as picture', () => void exportPicture(session))}
        {item(IconFileImport, 'Import…', () => document.getElementById(fileId)?.click(), true)}
        <hr className={classes.line} />
        {item(IconLayoutColumns, 'Arrange by category', () => actions.arrange(), true)}
        <Item
          icon={IconMagnet}
          label="Snap to grid"
          isPressed={isSnapping}
          isDisabled={!canWrite}
          onClick={() => ui.change({ isSnapping: !isSnapping })}
        />
        {item(IconMaximize, 'Show all notes', () => session.view.fit(connection.all().values()))}
        {isNarrow && <Filter />}
        <hr className={classes.line} />
        {item(IconKeyboard, 'Keyboard shortcuts', () => ui.change({ dialog: 'help' }))}
      </div>
      <input
        id={fileId}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Board file"
        onChange={read}
      />
    </>
  );
}

type ItemProps = {
  icon: Icon;
  label: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
};

function Item({ icon: Picture, label, isPressed, isDisabled, onClick }: ItemProps) {
  return (
    <button
      type="button"
      className={`${controls.text} ${classes.item}`}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Picture aria-hidden />
      {label}
    </button>
  );
}
