import '@mantine/core/styles/Mark.layer.css';
import { Group, Mark, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Brief } from '../../../../shared/brief.ts';
import { localDateTime } from '../../../../shared/dates.ts';
import { conflictSides } from '../../ui/ConflictDialog.tsx';
import { Disclosure } from '../../ui/details.tsx';
import { VersionNotices } from '../../ui/VersionNotices.tsx';
import { SmallButton } from '../../ui/SmallButton.tsx';
import { differences, fromFields, toFields } from './briefForm.ts';
import type { BriefEditorState, SavedBrief } from './useBriefEditor.ts';

type Props = { editor: BriefEditorState };

const writers = { gemini: 'Gemini', template: 'templates' };

/** As in `Edited by Grace` or `Written by Gemini`. */
export const makerLabel = ({ editor, writer }: Pick<SavedBrief, 'editor' | 'writer'>) =>
  editor === null ? `Written by ${writers[writer]}` : `Edited by ${editor}`;

export function BriefNotices({ editor }: Props) {
  const mine = Brief.safeParse(fromFields(editor.form.getValues())).data;
  return (
    <VersionNotices
      noun="brief"
      editor={editor}
      describe={(brief) =>
        `Version ${brief.version} was saved at ${localDateTime(brief.savedAt)}. ${makerLabel(brief)}.`
      }
      renderDiff={(theirs) => mine && <BriefDiff theirs={theirs.content} mine={mine} />}
      data-screen-only
    />
  );
}

const BriefDiff = ({ theirs, mine }: { theirs: Brief; mine: Brief }) => (
  <Stack gap="lg">
    {differences(theirs, mine).map(({ title, one, other }) => (
      <section key={title} aria-label={title}>
        <Title order={3} fz="h4">
          {title}
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <Side label={conflictSides.theirs} lines={one} />
          <Side label={conflictSides.mine} lines={other} />
        </SimpleGrid>
      </section>
    ))}
  </Stack>
);

type SideProps = { label: string; lines: readonly { text: string; isInBoth: boolean }[] };

const Side = ({ label, lines }: SideProps) => (
  <div style={{ overflowWrap: 'anywhere' }}>
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    {lines.map(({ text, isInBoth }, index) => (
      <Text key={index} size="sm" mb="xs">
        {isInBoth ? text : <Mark color="brass">{text}</Mark>}
      </Text>
    ))}
  </div>
);

/** The texts that were replaced; using one fills the form, and saving makes it the newest version. */
export function FormerBriefs({ editor: { saved, edit } }: Props) {
  if (saved.former.length === 0) return null;
  return (
    <Disclosure title={`Earlier versions (${saved.former.length})`}>
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {saved.former.map((former) => (
          <Group key={former.version} component="li" gap="sm">
            <Text size="sm">
              Version {former.version}, {localDateTime(former.savedAt)}. {makerLabel(former)}.
            </Text>
            <SmallButton onClick={() => edit(toFields(former.content))}>
              Use this text
              <span className="visually-hidden"> of version {former.version}</span>
            </SmallButton>
          </Group>
        ))}
      </Stack>
    </Disclosure>
  );
}
