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
          <Entry field={field} path={path} index={index}>
            {children(`${path}.${index}${field.isPlain ? '.value' : ''}`, `${label} ${index + 1}`)}
            <Group gap="xs" mt="sm" data-entry={`${path}.${index}`}>
              <EntryButton
                action="up"
                label="Move up"
                target={`${noun} ${index + 1}`}
                isTargetHidden={!isNested}
                isBusy={index === 0}
                onClick={() => moveEntry(index, index - 1, 'up')}
              />
              <EntryButton
                action="down"
                label="Move down"
                target={`${noun} ${index + 1}`}
                isTargetHidden={!isNested}
                isBusy={index === fields.length - 1}
                onClick={() => moveEntry(index, index + 1, 'down')}
              />
              {fewest < most && (
                <EntryButton
                  action="remove"
                  label="Remove"
                  target={`${noun} ${index + 1}`}
                  isTargetHidden={!isNested}
                  isBusy={fields.length <= fewest}
                  onClick={() => removeEntry(index)}
                />
              )}
            </Group>
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

type EntryProps = Place & { index: number; children: ReactNode };

/** Entries that contain lists, such as weeks, start closed. */
function Entry({ field, path, index, children }: EntryProps) {
  const label = `${field.entry} ${index + 1}`;
  // The input shows the label.
  if (field.item.kind !== 'object') return <Box>{children}</Box>;
  if (hasLists(field.item))
    return (
      <ClosedEntry label={label} path={`${path}.${index}`}>
        {children}
      </ClosedEntry>
    );
  return <Fieldset legend={label}>{children}</Fieldset>;
}

const hasLists = (item: Field) =>
  item.kind === 'object' && item.fields.some(([, { kind }]) => nested.has(kind));
const nested: ReadonlySet<string> = new Set(['list', 'optional', 'either']);

type ClosedProps = { label: string; path: string; children: ReactNode };

function ClosedEntry({ label, path, children }: ClosedProps) {
  const title = firstText(useWatch({ name: path }));
  return (
    <Disclosure title={title ? `${label}: ${title}` : label}>
      <Box role="group" aria-label={label} pl="md" py="xs">
        {children}
      </Box>
    </Disclosure>
  );
}

/** Distinguishes closed entries by their first text. */
function firstText(entry: unknown) {
  const texts = Object.values(isObject(entry) ? entry : {});
  return texts.find((text): text is string => typeof text === 'string');
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
