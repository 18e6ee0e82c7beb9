import { SegmentedControl } from '@mantine/core';
import { IconDownload } from '../icons.ts';
import { exportBoard } from '../export/fileCommands.ts';
import { useSession, useUi } from '../session.ts';
import type { View } from '../ui.ts';
import { BoardMenu } from './BoardMenu.tsx';
import { Bar, BarDivider, IconButton, TextButton, useIsNarrow } from './controls.tsx';
import { Participants } from './Participants.tsx';

const views: { value: View; label: string }[] = [
  { value: 'board', label: 'Board' },
  { value: 'outline', label: 'Outline' },
];

/** Participants, view switch, export and menu. */
export function ViewBar() {
  const session = useSession();
  const isNarrow = useIsNarrow();
  const save = () => void exportBoard(session);
  return (
    <Bar>
      <Participants />
      {/* On phones the menu has the other view. */}
      {!isNarrow && <Views />}
      {isNarrow ? (
        <IconButton icon={IconDownload} label="Export" onClick={save} />
      ) : (
        <TextButton
          leftSection={<IconDownload aria-hidden size={20} stroke={1.75} />}
          onClick={save}
        >
          Export
        </TextButton>
      )}
      <BoardMenu />
    </Bar>
  );
}

function Views() {
  const { ui } = useSession();
  const view = useUi((state) => state.view);
  return (
    <>
      <BarDivider />
      <SegmentedControl
        aria-label="View"
        data={views}
        value={view}
        onChange={(chosen) => ui.show(chosen)}
      />
      <BarDivider />
    </>
  );
}
