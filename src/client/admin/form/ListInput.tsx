import { Box, Fieldset, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isObject } from '../../../shared/isObject.ts';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Disclosure } from '../ui/details.tsx';
import { SmallButton } from '../ui/SmallButton.tsx';
import { DraggedEntry } from './DraggedEntry.tsx';
import type { Field, ListField } from './fieldOf.ts';
import { newEntry } from './schemaForm.ts';

type Place = { field: ListField; path: string };
type Props = Place & { children: (entryPath: string, label: string) => ReactNode };
type Action = 'up' | 'down' | 'remove';

/** A list whose entries can be moved and, within the limits of the schema, added and removed. */
export function ListInput({ field, path, children }: Props) {
  const { item, fewest, most, entry: label } = field;
  const { fields, append, remove, move } = useFieldArray({ name: path });
  const [announcement, setAnnouncement] = useState('');
  const { list, focusLater } = useLaterFocus(path, fields);
  const [initialCount] = useState(fields.length);
  const isFolded = isNestedOrLong(field, Math.max(initialCount, fields.length));
  // The buttons of an entry follow those of the lists inside.
  const isNested = hasLists(item);
  const noun = label.toLowerCase();
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setAnnouncement(`${label} ${from + 1} is now number ${to + 1}.`);
  };
  const moveEntry = (from: number, to: number, action: Action) => {
    moveTo(from, to);
    focusLater(to, action);
  };
  const removeEntry = (index: number) => {
    remove(index);
    setAnnouncement(`${label} ${index + 1} removed.`);
    focusLater(Math.min(index, fields.length - 2), 'remove');
  };
  return (
    <Stack gap="sm" ref={list}>
      {fields.map(({ id }, index) => (
        <DraggedEntry key={id} path={path} index={index} onMove={moveTo}>
          <Entry
            field={field}
            path={path}
            index={index}
            isFolded={isFolded}
            isNew={index >= initialCount}
          >
            {children(`${path}.${index}${field.isPlain ? '.value' : ''}`, `${label} ${index + 1}`)}
            <EntryButtons
              place={`${path}.${index}`}
              target={`${noun} ${index + 1}`}
              isTargetHidden={!isNested}
              isFirst={index === 0}
              isLast={index === fields.length - 1}
              canRemove={fewest < most ? fields.length > fewest : undefined}
              onMove={(by) => moveEntry(index, index + by, by < 0 ? 'up' : 'down')}
              onRemove={() => removeEntry(index)}
            />
          </Entry>
        </DraggedEntry>
      ))}
      <ListError path={path} />
      {fewest < most && (
        <Group gap="sm">
          <SmallButton isBusy={fields.length >= most} onClick={() => append(newEntry(field))}>
            Add {noun}
          </SmallButton>
          <Text size="sm" c="dimmed">
            {most === Infinity ? `At least ${fewest}` : `${fewest} to ${most}`}
          </Text>
        </Group>
      )}
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </Stack>
  );
}

type ButtonsProps = {
  place: string;
  target: string;
  isTargetHidden: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Undefined if the list has a fixed length. */
  canRemove: boolean | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function EntryButtons({
  place,
  isFirst,
  isLast,
  canRemove,
  onMove,
  onRemove,
  ...rest
}: ButtonsProps) {
  return (
    <Group gap="xs" mt="sm" data-entry={place}>
      <EntryButton
        {...rest}
        action="up"
        label="Move up"
        isBusy={isFirst}
        onClick={() => onMove(-1)}
      />
      <EntryButton
        {...rest}
        action="down"
        label="Move down"
        isBusy={isLast}
        onClick={() => onMove(1)}
      />
      {canRemove !== undefined && (
        <EntryButton
          {...rest}
          action="remove"
          label="Remove"
          isBusy={!canRemove}
          onClick={onRemove}
        />
      )}
    </Group>
  );
}

type ButtonProps = {
  isTargetHidden: boolean;
  action: Action;
  label: string;
  target: string;
  isBusy: boolean;
  onClick: () => void;
};

const EntryButton = ({ action, label, target, isTargetHidden, ...props }: ButtonProps) => (
  <SmallButton size="compact-xs" mih="1.5rem" data-action={action} {...props}>
    {label}
    <span className={isTargetHidden ? 'visually-hidden' : undefined}>&nbsp;{target}</span>
  </SmallButton>
);

type EntryProps = Place & {
  index: number;
  isFolded: boolean;
  /** It was added here. */
  isNew: boolean;
  children: ReactNode;
};

function Entry({ field, path, index, isFolded, isNew, children }: EntryProps) {
  const label = `${field.entry} ${index + 1}`;
  // The input shows the label.
  if (field.item.kind !== 'object') return <Box>{children}</Box>;
  if (isFolded)
    return (
      <FoldedEntry label={label} path={`${path}.${index}`} isOpen={isNew}>
        {children}
      </FoldedEntry>
    );
  return <Fieldset legend={label}>{children}</Fieldset>;
}

/** More entries do not fit on a screen. */
const LONG = 6;

/** Entries that contain lists, such as weeks, and those of long lists start closed. */
const isNestedOrLong = ({ item }: ListField, count: number) => hasLists(item) || count > LONG;

const hasLists = (item: Field) =>
  item.kind === 'object' && item.fields.some(([, { kind }]) => nested.has(kind));
const nested: ReadonlySet<string> = new Set(['list', 'optional', 'either']);

type FoldedProps = { label: string; path: string; isOpen: boolean; children: ReactNode };

function FoldedEntry({ label, path, isOpen, children }: FoldedProps) {
  const title = firstText(useWatch({ name: path }));
  return (
    <Disclosure title={title ? `${label}: ${title}` : label} isOpen={isOpen}>
      <Box role="group" aria-label={label} pl="md" py="xs">
        {children}
      </Box>
    </Disclosure>
  );
}

/** Distinguishes closed entries by their first text. */
function firstText(entry: unknown) {
  const texts = Object.values(isObject(entry) ? entry : {});
  return texts.find((text): text is string => typeof text === 'string' && text !== '');
}

function ListError({ path }: { path: string }) {
  const { control, getFieldState } = useFormContext();
  const { error } = getFieldState(path, useFormState({ control, name: path }));
  const message = error?.root?.message;
  return message ? (
    <Text size="sm" c="signal.7" role="alert">
      {message}
    </Text>
  ) : null;
}

/** Focuses a button of an entry after the list has changed, when the entry has moved. */
function useLaterFocus(path: string, entries: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef('');
  useEffect(() => {
    if (!next.current) return;
    list.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = '';
  }, [entries]);
  return {
    list,
    focusLater: (index: number, action: Action) => {
      next.current = `[data-entry="${path}.${index}"] > [data-action="${action}"]`;
    },
  };
}
