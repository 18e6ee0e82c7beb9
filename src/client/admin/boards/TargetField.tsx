import { Radio, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../lib/api.tsx';
import { LoadError } from '../ui/LoadError.tsx';

const DEBOUNCE_MS = 200;

const labels = { lead: 'Lead', guide: 'Quiz response' } as const;

type Props = {
  kind: keyof typeof labels;
  /** The id of the chosen row. */
  value: string | undefined;
  onChange: (id: string | undefined) => void;
};

/** Finds a lead or a quiz response by name or email. */
export function TargetField({ kind, value, onChange }: Props) {
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const { data, error } = trpc.admin.search.useQuery(
    { q },
    { enabled: q !== '', placeholderData: keepPreviousData },
  );
  const found = q === '' ? [] : ((kind === 'lead' ? data?.leads : data?.responses) ?? []);
  return (
    <Stack gap="xs">
      <TextInput
        label={labels[kind]}
        placeholder="Name or email"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(undefined);
        }}
      />
      <LoadError error={error} hasData={!!data} />
      {q !== '' && data && found.length === 0 && <Text size="sm">No matches.</Text>}
      <Radio.Group aria-label={`${labels[kind]}s found`} value={value ?? ''} onChange={onChange}>
        <Stack gap="xs">
          {found.map(({ id, label, detail }) => (
            <Radio key={id} value={id} label={label} description={detail} />
          ))}
        </Stack>
      </Radio.Group>
    </Stack>
  );
}
