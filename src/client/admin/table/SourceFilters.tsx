import { Group } from '@mantine/core';
import { sourceFields } from '../../../shared/sourceKeys.ts';
import { SmallButton } from '../ui/SmallButton.tsx';
import { dimensionLabels, keyLabel } from '../ui/sourceKeyLabels.ts';
import { useSetSearchParams } from './useSetSearchParams.ts';

type Props = {
  filter: Partial<Record<string, string>>;
  /** Active filters that have no field. */
  further?: readonly { label: string; names: readonly string[] }[];
};

/** The filters that reports link to, each as a button that removes it. */
export function SourceFilters({ filter, further = [] }: Props) {
  const setSearchParams = useSetSearchParams();
  const chosen = [
    ...sourceFields.flatMap((field) => {
      const key = filter[field];
      if (!key) return [];
      return { label: `${dimensionLabels[field]}: ${keyLabel(key)}`, names: [field] };
    }),
    ...further,
  ];
  if (chosen.length === 0) return null;
  return (
    <Group gap="xs" mb="xs">
      {chosen.map(({ label, names }) => (
        <SmallButton
          key={label}
          maw="100%"
          aria-label={`Remove filter ${label}`}
          onClick={() =>
            setSearchParams(Object.fromEntries(names.map((name) => [name, undefined])))
          }
          rightSection={<span aria-hidden>×</span>}
        >
          {label}
        </SmallButton>
      ))}
    </Group>
  );
}
