import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { Table, Text } from '@mantine/core';
import { formatNumber } from '../../../shared/numbers.ts';
import type { Outputs } from '../../lib/api.tsx';
import { useContent } from '../../lib/content.ts';
import { describeGuide } from '../ui/labels.ts';
import { Panel } from '../ui/Panel.tsx';

type Counts = Outputs['admin']['trends']['feedback'];

/** Marks of the sections of guides, by writer and version. */
export function GuideFeedback({ counts }: { counts: Counts }) {
  const { headings } = useContent('pages/guide');
  const guides = [...new Set(counts.map(nameOf))].toSorted();
  const sections = [...new Set(counts.map(({ section }) => section))];
  const countOf = (section: string, guide: string) =>
    counts.find((count) => count.section === section && nameOf(count) === guide);
  return (
    <Panel title="Guide feedback">
      <Text size="sm" c="dimmed">
        {counts.length === 0
          ? 'No reader marked a section in this period.'
          : 'How often readers marked a section of their guide as “Useful” or “Not for me”.'}
      </Text>
      {counts.length > 0 && (
        <Table.ScrollContainer minWidth={`${12 + 11 * guides.length}rem`}>
          <Table
            aria-label="Guide feedback"
            tabularNums
            fz="sm"
            verticalSpacing="xs"
            horizontalSpacing="xs"
          >
            <Table.Thead>
              <Table.Tr c="dimmed">
                <Table.Th rowSpan={2} scope="col" fw={500}>
                  Section
                </Table.Th>
                {guides.map((guide) => (
                  <Table.Th key={guide} colSpan={2} scope="colgroup" fw={500} ta="end">
                    {guide}
                  </Table.Th>
                ))}
              </Table.Tr>
              <Table.Tr c="dimmed">
                {guides.flatMap((guide) =>
                  ['Useful', 'Not for me'].map((name) => (
                    <Table.Th key={`${guide} ${name}`} scope="col" fw={500} ta="end">
                      {name}
                    </Table.Th>
                  )),
                )}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {sections.map((section) => (
                <Table.Tr key={section}>
                  <Table.Th scope="row" fw={500}>
                    {headings[section]}
                  </Table.Th>
                  {guides.flatMap((guide) => {
                    const { useful = 0, notUseful = 0 } = countOf(section, guide) ?? {};
                    return [useful, notUseful].map((count, index) => (
                      <Table.Td key={`${guide} ${index}`} ta="end">
                        {formatNumber(count)}
                      </Table.Td>
                    ));
                  })}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Panel>
  );
}

const nameOf = ({ writer, version }: Counts[number]) => describeGuide(writer, version);
