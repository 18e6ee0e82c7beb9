import {
  memo,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { MAX_SECTION_TITLE_LENGTH } from '../../../shared/whiteboard/constants.ts';
import type { Section } from '../../../shared/whiteboard/section.ts';
import { useStore } from '../../lib/store.ts';
import { noteColorStyle } from '../colors.ts';
import { IconLock } from '../icons.ts';
import { useCanWrite, useSession, useUi } from '../session.ts';
import { HEADING_HEIGHT, grownSize, sectionOf } from './placement.ts';
import classes from './Sections.module.css';

/** Returns a function for the height of a section's frame, which contains the notes that have grown. */
function useShownHeights(): (section: Section) => number {
  const { connection, sizes } = useSession();
  useStore(sizes.version);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const grown = [...connection.noteMap.values()].filter(
    (note) => note.sectionId && sizes.asShown(note) !== note,
  );
  const ids = JSON.stringify(grown.map(({ id }) => id));
  useEffect(() => {
    const grownIds = grown.map(({ id }) => id);
    const stops = grownIds.map((id) => connection.notes.subscribePosition(id, render));
    return () => stops.forEach((stop) => stop());
    // Their positions do not matter here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [connection, ids]);
  const bySection = Map.groupBy(grown, (note) => sectionOf(note, connection.sectionMap)?.id);
  return (section) => {
    const notes = bySection.get(section.id)?.map(sizes.asShown) ?? [];
    return grownSize(section, notes).height;
  };
}

/** The sections of the board, below its notes. */
export function Sections() {
  const { connection } = useSession();
  const sections = useStore(connection.sections);
  const counts = useSectionCounts();
  const heightOf = useShownHeights();
  return sections.map((section) => (
    <SectionFrame
      key={section.id}
      section={section}
      height={heightOf(section)}
      count={counts.get(section.id) ?? 0}
    />
  ));
}

/** Returns how many notes belong to each section. */
function useSectionCounts() {
  const { connection } = useSession();
  useStore(connection.notes.ids);
  useStore(connection.notes.version);
  const counts = new Map<string, number>();
  for (const { sectionId = '' } of connection.noteMap.values())
    counts.set(sectionId, (counts.get(sectionId) ?? 0) + 1);
  return counts;
}

type FrameProps = { section: Section; height: number; count: number };

const SectionFrame = memo(({ section, height, count }: FrameProps) => {
  const { ui, viewport } = useSession();
  const { id, title, color, position, size, isLocked = false } = section;
  const isSelected = useUi(({ selection }) => selection.has(id));
  const isEditing = useUi(({ editing }) => editing === id);
  const canWrite = useCanWrite();
  const notes = count === 1 ? '1 note' : `${count} notes`;
  return (
    <div
      className={classes.section}
      style={{
        ...noteColorStyle(color),
        transform: `translate(${position.x}px, ${position.y}px)`,
        width: size.width,
        height,
      }}
    >
      <div
        role="group"
        aria-label={`Section ${title}, ${notes}${isLocked ? ', locked' : ''}`}
        // Keyboard commands are in shortcuts.ts.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={classes.heading}
        data-section={id}
        data-selected={isSelected || undefined}
        data-locked={isLocked || undefined}
        onFocus={({ target, currentTarget }) => {
          if (target !== currentTarget || target.closest('[data-pressing]')) return;
          if (!ui.get().selection.has(id)) ui.select([id]);
          viewport.reveal({ position, size: { width: size.width, height: HEADING_HEIGHT } });
        }}
      >
        {isEditing ? (
          <HeadingField section={section} />
        ) : (
          <>
            <span className={classes.title}>{title}</span>
            <span className={classes.count}>{count}</span>
          </>
        )}
        {isLocked && <IconLock aria-hidden size={16} className={classes.lock} />}
      </div>
      {canWrite && isSelected && !isLocked && (
        <span className={classes.corner} data-section={id} data-resize aria-hidden />
      )}
    </div>
  );
});
SectionFrame.displayName = 'SectionFrame';

/**
 * Edits a heading. Enter and leaving the field save it, Escape discards it. A field that disappears in
 * any other way, such as with its section, saves it, too.
 */
function HeadingField({ section }: { section: Section }) {
  const { ui, sections, viewport, connection, editors } = useSession();
  const [opened] = useState(section);
  const { id, title } = opened;
  const [text, setText] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    const section = connection.sectionMap.get(id);
    const { width = 0 } = section?.size ?? {};
    if (section)
      viewport.showForEditing({
        position: section.position,
        size: { width, height: HEADING_HEIGHT },
      });
    const { added, caret = title.length } = ui.get();
    field.current?.focus({ preventScroll: true });
    if (added === id) field.current?.select();
    else field.current?.setSelectionRange(caret, caret);
    // Runs only on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const save = useEffectEvent(() => {
    if (!isClosed.current) sections.rename(opened, text);
  });
  useEffect(() => {
    const saveThis = () => save();
    editors.add(saveThis);
    return () => {
      editors.delete(saveThis);
      save();
    };
  }, [editors]);
  function close(isSaved: boolean, isLeaving = false) {
    if (isClosed.current) return;
    isClosed.current = true;
    if (isSaved) sections.rename(opened, text);
    const heading = field.current?.closest<HTMLElement>('[data-section]');
    if (ui.get().editing === id) ui.change({ editing: undefined, added: undefined });
    if (!isLeaving) viewport.endEditing();
    if (!isLeaving) heading?.focus({ preventScroll: true });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close(event.key === 'Enter');
  }
  return (
    <input
      ref={field}
      className={classes.field}
      aria-label="Section heading"
      maxLength={MAX_SECTION_TITLE_LENGTH}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => close(true, true)}
    />
  );
}
