import { IconDownload, IconShare2 } from '../icons.ts';
import { exportBoard } from '../export/fileCommands.ts';
import { LazyViews } from '../lazyParts.tsx';
import { useSession } from '../session.ts';
import { BoardMenu } from './BoardMenu.tsx';
import { Bar, BarDivider, IconButton, TextButton, useIsNarrow } from './controls.tsx';
import { Participants } from './Participants.tsx';

/** Participants, view switch, share, export and menu. */
export function ViewBar() {
  const session = useSession();
  const isNarrow = useIsNarrow();
  const share = () => session.ui.change({ dialog: 'share' });
  return (
    <Bar>
      <Participants />
      {/* On phones the menu has the other view and the export. */}
      {isNarrow ? (
        <IconButton icon={IconShare2} label="Share" onClick={share} />
      ) : (
        <>
          <BarDivider />
          <LazyViews />
          <BarDivider />
          <TextButton
            leftSection={<IconShare2 aria-hidden size={20} stroke={1.75} />}
            onClick={share}
          >
            Share
          </TextButton>
          <TextButton
            leftSection={<IconDownload aria-hidden size={20} stroke={1.75} />}
            onClick={() => void exportBoard(session)}
          >
            Export
          </TextButton>
        </>
      )}
      <BoardMenu />
    </Bar>
  );
}
