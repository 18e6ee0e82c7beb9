import { useStore } from '../../lib/store.ts';
import type { Section } from '../../../shared/whiteboard/section.ts';
import { IconLock, IconLockOpen, IconPencil } from '../icons.ts';
import { BarSelect, IconButton } from '../panels/controls.tsx';
import { useSession, useUi } from '../session.ts';
import { sectionOf } from './placement.ts';
import { sectionOptions } from './sectionOptions.ts';

/** Commands for the selected section. */
export function SectionButtons({ section }: { section: Section }) {
  const { commands, sections } = useSession();
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
      <IconButton
        icon={isLocked ? IconLock : IconLockOpen}
        label="Lock section"
        tooltip={
          isLocked
            ? 'Unlock: its heading, place and size can change'
            : 'Lock heading, place and size'
        }
        aria-pressed={isLocked}
        onClick={() => sections.update(id, { isLocked: !isLocked })}
      />
    </>
  );
}

/** Moves the selected notes to a section. */
export function SectionSelect() {
  const { connection, commands, sections, liveRegion } = useSession();
  const list = useStore(connection.sections);
  useStore(connection.notes.version);
  const hasNotes = useUi(({ selection }) => [...selection].some((id) => connection.all().has(id)));
  if (list.length === 0 || !hasNotes) return null;
  const owners = new Set(
    commands.selected().map((note) => sectionOf(note, connection.allSections())?.id ?? ''),
  );
  const [owner = ''] = owners;
  const move = (id: string) => {
    sections.assign(commands.selected(), id);
    const title = connection.allSections().get(id)?.title;
    liveRegion.announceNow(
      title === undefined ? 'Moved out of its section.' : `Moved to ${title}.`,
    );
  };
  return (
    <BarSelect
      aria-label="Section"
      maw="9rem"
      value={owners.size === 1 ? owner : ''}
      data={sectionOptions(list)}
      onChange={({ target }) => move(target.value)}
    />
  );
}
