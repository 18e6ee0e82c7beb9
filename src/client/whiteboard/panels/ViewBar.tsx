import { IconDownload, IconShare2, IconDots } from '../icons.ts';
import { exportBoard, FILE_INPUT_ID, importFile } from '../export/fileCommands.ts';
import { LazyViews } from '../lazyParts.tsx';
import { useSession } from '../session.ts';
import { Bar, BarDivider, IconButton, TextButton, useIsNarrow } from './controls.tsx';
import { Participants } from './Participants.tsx';
import { FileButton } from '@mantine/core';
import { useRef } from 'react';
import { useOverlay } from './useOverlay.tsx';

function BoardMenu() {
  const session = useSession();
  const reset = useRef<() => void>(null);
  const { trigger, setTarget, overlay } = useOverlay(() =>
    import('./BoardMenuItems.tsx').then((code) => code.BoardMenuItems),
  );
  const read = (file: File | null) => {
    if (file) void importFile(session, file);
    // Allows choosing the same file again.
    reset.current?.();
  };
  return (
    <>
      <IconButton {...trigger} ref={setTarget} icon={IconDots} label="More" aria-haspopup="menu" />
      {overlay}
      <FileButton
        accept=".json,application/json"
        resetRef={reset}
        inputProps={{ id: FILE_INPUT_ID, 'aria-label': 'Board file' }}
        onChange={read}
      >
        {() => null}
      </FileButton>
    </>
  );
}

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
