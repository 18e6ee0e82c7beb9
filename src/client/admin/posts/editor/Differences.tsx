import '@mantine/core/styles/Mark.layer.css';
import { Mark, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { localDateTime } from '../../../../shared/dates.ts';
import { blocksOf } from './differences.ts';
import { differing, fieldNames, type Fields } from './fields.ts';

type Props = { theirs: Fields; mine: Fields; names: { theirs: string; mine: string } };

/** Compares two states of a post field by field, and marks blocks of the article that differ. */
export function Differences({ theirs, mine, names }: Props) {
  const fields = differing(theirs, mine);
  if (fields.length === 0) return <Text>No differences.</Text>;
  return (
    <Stack gap="lg">
      {fields.map((name) => (
        <section key={name} aria-label={fieldNames[name]}>
          <Title order={3} fz="h4">
            {fieldNames[name]}
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="xs" mt="xs">
            {(['theirs', 'mine'] as const).map((side) => (
              <div key={side}>
                <Title order={4} ff="text" fz="sm" fw={500} c="dimmed" mb={4}>
                  {names[side]}
                </Title>
                <Side
                  name={name}
                  own={{ theirs, mine }[side]}
                  other={side === 'mine' ? theirs : mine}
                />
              </div>
            ))}
          </SimpleGrid>
        </section>
      ))}
    </Stack>
  );
}

const box = {
  px: 'sm',
  py: 'xs',
  radius: 'sm',
  style: { overflow: 'auto', overflowWrap: 'anywhere' },
} as const;

function Side({ name, own, other }: { name: keyof Fields; own: Fields; other: Fields }) {
  if (name !== 'content') {
    const value = name === 'publishAt' && own.publishAt ? localDateTime(own.publishAt) : own[name];
    return <Paper {...box}>{value || '—'}</Paper>;
  }
  return (
    // Scrollable content must be focusable.
    <Paper {...box} mah="20rem" fz="sm" tabIndex={0} role="group" aria-label={fieldNames.content}>
      {blocksOf(own.content, other.content).map(({ words, isShared }, index) => (
        <Text key={index} size="sm" mb="xs">
          {isShared ? words : <Mark color="brass">{words}</Mark>}
        </Text>
      ))}
    </Paper>
  );
}
