import { FileButton } from '@mantine/core';
import { useRef } from 'react';
import { IconDots } from '../icons.ts';
import { FILE_INPUT_ID, importFile } from '../export/fileCommands.ts';
import { useSession } from '../session.ts';
import { IconButton } from './controls.tsx';
import { useOverlay } from './useOverlay.tsx';

export function BoardMenu() {
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
