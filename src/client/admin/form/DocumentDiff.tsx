import '@mantine/core/styles/Mark.layer.css';
import { Mark, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { isObject } from '../../../shared/isObject.ts';
import { compareLines } from './documentLines.ts';
import type { Field, Fields } from './fieldOf.ts';

type Props = {
  sections: Fields;
  theirs: unknown;
  mine: unknown;
  sideLabels: { theirs: string; mine: string };
};

const valueOf = (document: unknown, key: string) =>
  isObject(document) ? document[key] : undefined;

/** Shows the sections that differ side by side, and marks the texts that only one side has. */
export function DocumentDiff({ sections, theirs, mine, sideLabels }: Props) {
  const changed = sections.filter(
    ([key]) => JSON.stringify(valueOf(theirs, key)) !== JSON.stringify(valueOf(mine, key)),
  );
  if (changed.length === 0) return <Text>No differences.</Text>;
  return (
    <Stack gap="lg">
      {changed.map(([key, field]) => {
        const [own, other] = [valueOf(theirs, key), valueOf(mine, key)];
        return (
          <section key={key} aria-label={field.title}>
            <Title order={3} fz="h4">
              {field.title}
            </Title>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="xs" mt="xs">
              <Side label={sideLabels.theirs} own={own} other={other} field={field} />
              <Side label={sideLabels.mine} own={other} other={own} field={field} />
            </SimpleGrid>
          </section>
        );
      })}
    </Stack>
  );
}

type SideProps = { label: string; own: unknown; other: unknown; field: Field };

const Side = ({ label, own, other, field }: SideProps) => (
  <div>
    <Title order={4} ff="text" fz="sm" fw={500} c="dimmed" mb={4}>
      {label}
    </Title>
    {/* Scrollable content must be focusable. */}
    <Paper
      px="sm"
      py="xs"
      radius="sm"
      mah="20rem"
      fz="sm"
      tabIndex={0}
      role="group"
      aria-label={`${field.title}, ${label}`}
      style={{ overflow: 'auto', overflowWrap: 'anywhere' }}
    >
      {compareLines(field, own, other).map(({ place, text, isInBoth }, index) => (
        <Text key={index} size="sm" mb="xs" style={{ whiteSpace: 'pre-line' }}>
          <Text span size="xs" c="dimmed" display="block">
            {place}
          </Text>
          {isInBoth ? text : <Mark color="brass">{text}</Mark>}
        </Text>
      ))}
    </Paper>
  </div>
);
