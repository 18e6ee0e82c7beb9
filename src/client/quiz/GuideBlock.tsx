import { Text, Title } from '@mantine/core';
import type { GuideBlock as Block } from '../../shared/quiz/guideText.ts';
import { CopyText } from './guide/CopyText.tsx';
import { Entries } from './guide/Entries.tsx';
import { Weeks } from './guide/Weeks.tsx';

const leadSize = 'clamp(1.375rem, 1.15rem + 1vw, 1.875rem)';

export function GuideBlock({ block, start }: { block: Block; start?: string | undefined }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Title order={3} size="1.25rem" lh={1.25} mt="2rem" mb="0.5rem">
          {block.text}
        </Title>
      );
    case 'lead':
      return (
        <Text variant="quote" fz={leadSize} maw="36ch" mb="1.5rem" data-lead>
          {block.text}
        </Text>
      );
    case 'text':
      return (
        <Text maw="var(--measure)" mt="1rem">
          {block.text}
        </Text>
      );
    case 'copy':
      return <CopyText {...block} isOpen={block.id === 'invitation'} />;
    case 'calendar':
      return <Weeks weeks={block.weeks} start={start} />;
    case 'list':
    case 'numbered':
      return <Entries items={block.items} isNumbered={block.kind === 'numbered'} />;
  }
}
