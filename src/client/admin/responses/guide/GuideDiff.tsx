import '@mantine/core/styles/Mark.layer.css';
import { Mark, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { type Guide, type SectionKey, sectionKeys } from '../../../../shared/quiz/guide.ts';
import { sectionTitle } from './guideLabels.ts';
import { compareSection } from './guideLines.ts';

type Props = { theirs: Guide; mine: Guide; sideLabels: { theirs: string; mine: string } };

/** Shows the sections that differ side by side, and marks the texts that only one side has. */
export function GuideDiff({ theirs, mine, sideLabels }: Props) {
  const sections = sectionKeys.filter(
    (key) => JSON.stringify(theirs[key]) !== JSON.stringify(mine[key]),
  );
  if (sections.length === 0) return <Text>No differences.</Text>;
  return (
    <Stack gap="lg">
      {sections.map((section) => (
        <section key={section} aria-label={sectionTitle(section)}>
          <Title order={3} fz="h4">
            {sectionTitle(section)}
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="xs" mt="xs">
            <Side label={sideLabels.theirs} own={theirs} other={mine} section={section} />
            <Side label={sideLabels.mine} own={mine} other={theirs} section={section} />
          </SimpleGrid>
        </section>
      ))}
    </Stack>
  );
}

type SideProps = { label: string; own: Guide; other: Guide; section: SectionKey };

const Side = ({ label, own, other, section }: SideProps) => (
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
      aria-label={`${sectionTitle(section)}, ${label}`}
      style={{ overflow: 'auto', overflowWrap: 'anywhere' }}
    >
      {compareSection(own, other, section).map(({ place, text, isInBoth }, index) => (
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
