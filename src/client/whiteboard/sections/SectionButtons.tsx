import { useStore } from '../../lib/store.ts';
import { toggleLock } from '../commands/shortcuts.ts';
import type { Section } from '../../../shared/whiteboard/section.ts';
import { IconLock, IconLockOpen, IconPencil } from '../icons.ts';
import { BarSelect, IconButton, useIsNarrow } from '../panels/controls.tsx';
import { useIsFacilitator, useSession, useUi } from '../session.ts';
import { sectionOf } from './placement.ts';
import { sectionOptions } from './sectionOptions.ts';

/** Commands for the selected section. */
export function SectionButtons({ section }: { section: Section }) {
  const { commands } = useSession();
  const { id, isLocked = false } = section;
  return (
    <>
      <IconButton
        icon={IconPencil}
        label="Rename section"
        shortcut="Enter"
        disabled={isLocked}
        onClick={() => commands.edit(id)}
      />
      <LockButton
        label="Lock section"
        tooltip={
          isLocked
            ? 'Unlock: its heading, place and size can change'
            : 'Lock heading, place and size'
        }
        isLocked={isLocked}
      />
    </>
  );
}

/** Locks or unlocks the selected notes, for facilitators. */
export function NotesLock() {
  const { commands, connection } = useSession();
  useUi(({ selection }) => selection);
  useStore(connection.notes.version);
  const notes = commands.selected();
  if (!useIsFacilitator() || notes.length === 0) return null;
  const isLocked = notes.every((note) => note.isLocked);
  const what = notes.length === 1 ? 'note' : 'notes';
  const tooltip = isLocked ? `Unlock ${what}` : `Lock ${what}: only votes change`;
  return <LockButton label={`Lock ${what}`} tooltip={tooltip} isLocked={isLocked} />;
}

type LockProps = { label: string; tooltip: string; isLocked: boolean };

function LockButton({ label, tooltip, isLocked }: LockProps) {
  const session = useSession();
  return (
    <IconButton
      icon={isLocked ? IconLock : IconLockOpen}
      label={label}
      tooltip={tooltip}
      shortcut="L"
      aria-pressed={isLocked}
      onClick={() => toggleLock(session)}
    />
  );
}

/** Moves the selected notes to a section. */
export function SectionSelect() {
  const { connection, commands, sections, liveRegion, viewport, sizes } = useSession();
  const list = useStore(connection.sections);
  const isNarrow = useIsNarrow();
  useStore(connection.notes.version);
  const hasNotes = useUi(({ selection }) =>
    [...selection].some((id) => connection.noteMap.has(id)),
  );
  if (list.length === 0 || !hasNotes) return null;
  const owners = new Set(
    commands.selected().map((note) => sectionOf(note, connection.sectionMap)?.id ?? ''),
  );
  const [owner = ''] = owners;
  const move = (id: string) => {
    sections.assign(commands.selected(), id);
    const title = connection.sectionMap.get(id)?.title;
    liveRegion.announceNow(
      title === undefined ? 'Moved out of its section.' : `Moved to ${title}.`,
    );
    const [first] = commands.selected();
    if (first) viewport.reveal(sizes.asShown(first));
  };
  return (
    <BarSelect
      aria-label="Section"
      maw={isNarrow ? '6.5rem' : '9rem'}
      disabled={commands.selected().every((note) => note.isLocked)}
      value={owners.size === 1 ? owner : ''}
      data={sectionOptions(list)}
      onChange={({ target }) => move(target.value)}
    />
  );
}
