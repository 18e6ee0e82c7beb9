import { NativeSelect, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { createContext, use, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

type Reference = { name: string; value: string };

/** The values that texts may refer to; empty in forms whose texts have no references. */
export const References = createContext<readonly Reference[]>([]);

/** Shows a text with its references replaced. */
export function ShownText({ path }: { path: string }) {
  const references = use(References);
  const text: unknown = useWatch({ name: path });
  if (typeof text !== 'string' || !text.includes('{{') || references.length === 0) return null;
  const valueOf = (name: string) => references.find((one) => one.name === name)?.value;
  const shown = text.replaceAll(
    /\{\{([^{}]*)\}\}/g,
    (_, name: string) => valueOf(name.trim()) ?? '…',
  );
  return (
    <Text size="xs" c="dimmed" mt={2}>
      Shown as: {shown}
    </Text>
  );
}

/** Inserts a reference at the caret of the text that had the focus last. */
export function InsertReference() {
  const references = use(References);
  const { setValue } = useFormContext();
  const [target, setTarget] = useState<HTMLTextAreaElement>();
  useWindowEvent('focusin', ({ target: focused }) => {
    if (focused instanceof HTMLTextAreaElement) setTarget(focused);
  });
  const insert = (name: string) => {
    if (!target?.isConnected) return;
    const { value, selectionStart, selectionEnd } = target;
    const reference = `{{${name}}}`;
    const next = value.slice(0, selectionStart) + reference + value.slice(selectionEnd);
    setValue(target.name, next, { shouldDirty: true });
    target.focus();
    const caret = selectionStart + reference.length;
    target.setSelectionRange(caret, caret);
  };
  const options = references.map(({ name, value }) => ({
    value: name,
    label: `${value} (${name})`,
  }));
  return (
    <NativeSelect
      label="Insert a value"
      description="A price or fact of the site, in the text that had the focus last. It changes wherever it is used."
      value=""
      data={[{ value: '', label: target ? 'Choose…' : 'Click into a text first' }, ...options]}
      onChange={(event) => insert(event.currentTarget.value)}
    />
  );
}
