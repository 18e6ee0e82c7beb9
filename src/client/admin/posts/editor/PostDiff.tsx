import '@mantine/core/styles/Mark.layer.css';
import { Mark, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { localDateTime } from '../../../../shared/dates.ts';
import { differingFields, fieldLabels, type PostFields } from './postFields.ts';
import { calloutLabels, parseCalloutKind } from '../../../../shared/callouts.ts';

/** Returns the blocks of an article as plain text, and whether the other article has the same block. */
function compareBlocks(html: string, other: string) {
  const otherMarkup = new Set(splitBlocks(other).map(({ markup }) => markup));
  return splitBlocks(html).map(({ markup, text }) => ({ text, isInBoth: otherMarkup.has(markup) }));
}

function splitBlocks(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('p, h2, h3, li, pre, tr, figcaption, img, hr')]
    .filter((block) => !block.querySelector('p, li, img'))
    .map((block) => ({ markup: markupOf(block), text: textOf(block) }));
}

// Attributes that the server adds to an image do not count as a difference.
const markupOf = (block: Element) =>
  block.matches('img')
    ? textOf(block) + block.getAttribute('src')
    : calloutLabel(block) + block.outerHTML;

const calloutLabel = (block: Element) => {
  const kind = parseCalloutKind(block.closest('aside')?.dataset.callout);
  return kind ? `[${calloutLabels[kind]}] ` : '';
};

const textOf = (block: Element) => {
  if (block.matches('img')) return `[Picture: ${block.getAttribute('alt') ?? ''}]`;
  if (block.matches('hr')) return '———';
  const parts = [...(block.matches('tr') ? block.children : [block])];
  return calloutLabel(block) + parts.map(({ textContent }) => textContent).join(' | ');
};

type Props = { theirs: PostFields; mine: PostFields; sideLabels: { theirs: string; mine: string } };

/** Compares two states of a post field by field, and marks blocks of the article that differ. */
export function PostDiff({ theirs, mine, sideLabels }: Props) {
  const fields = differingFields(theirs, mine);
  if (fields.length === 0) return <Text>No differences.</Text>;
  return (
    <Stack gap="lg">
      {fields.map((name) => (
        <section key={name} aria-label={fieldLabels[name]}>
          <Title order={3} fz="h4">
            {fieldLabels[name]}
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="xs" mt="xs">
            {(['theirs', 'mine'] as const).map((side) => (
              <div key={side}>
                <Title order={4} ff="text" fz="sm" fw={500} c="dimmed" mb={4}>
                  {sideLabels[side]}
                </Title>
                <FieldValue
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

const boxProps = {
  px: 'sm',
  py: 'xs',
  radius: 'sm',
  style: { overflow: 'auto', overflowWrap: 'anywhere' },
} as const;

function FieldValue({
  name,
  own,
  other,
}: {
  name: keyof PostFields;
  own: PostFields;
  other: PostFields;
}) {
  if (name !== 'content') {
    const value = name === 'publishAt' && own.publishAt ? localDateTime(own.publishAt) : own[name];
    return <Paper {...boxProps}>{value || '—'}</Paper>;
  }
  return (
    // Scrollable content must be focusable.
    <Paper
      {...boxProps}
      mah="20rem"
      fz="sm"
      tabIndex={0}
      role="group"
      aria-label={fieldLabels.content}
    >
      {compareBlocks(own.content, other.content).map(({ text, isInBoth }, index) => (
        <Text key={index} size="sm" mb="xs">
          {isInBoth ? text : <Mark color="brass">{text}</Mark>}
        </Text>
      ))}
    </Paper>
  );
}
