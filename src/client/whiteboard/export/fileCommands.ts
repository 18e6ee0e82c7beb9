import { toast } from '../../ui/toasts.ts';
import type { Session } from '../session.ts';
import { boundsOf, minus, plus, rectOf } from '../geometry.ts';

function download(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const showError = (title: string, description: string) =>
  toast({ title, description, variant: 'destructive' });

/** Downloads the whole board as JSON. */
export async function exportBoard({ boardId, connection }: Session) {
  const { boardFile, fileName } = await import('./boardFile.ts');
  const now = Date.now();
  const content = boardFile({
    boardId,
    info: connection.info.get(),
    participants: connection.presence.participants.get(),
    notes: [...connection.all().values()],
    now,
  });
  const text = JSON.stringify(content, null, 2);
  download(new Blob([text], { type: 'application/json' }), fileName(now, 'json'));
}

export async function exportPicture({ connection }: Session) {
  const [{ drawBoard }, { fileName }] = await Promise.all([
    import('./picture.ts'),
    import('./boardFile.ts'),
  ]);
  const blob = await drawBoard([...connection.all().values()]);
  if (blob) download(blob, fileName(Date.now(), 'png'));
  else showError('Picture not saved', 'The board is too large for a picture.');
}

export const FILE_INPUT_ID = 'board-file';

export const chooseFile = () => document.getElementById(FILE_INPUT_ID)?.click();

/** Adds the notes of an exported board, as one transaction that can be undone. */
export async function importFile({ commands, view, ui, connection }: Session, file: File) {
  const { readBoardFile } = await import('./boardFile.ts');
  const read = readBoardFile(await file.text());
  if ('problem' in read) {
    showError('Import failed', read.problem);
    return;
  }
  const from = boundsOf(read.notes.map(rectOf));
  const existing = boundsOf(Array.from(connection.all().values(), rectOf));
  // Next to existing notes, so that none is covered.
  const by =
    from && existing
      ? minus({ x: existing.x + existing.width + 80, y: existing.y }, from)
      : { x: 0, y: 0 };
  const added = commands.add(
    read.notes.map(({ votes: _votes, z: _z, ...note }) => ({
      ...note,
      position: plus(note.position, by),
    })),
  );
  ui.select([]);
  view.fit(connection.all().values());
  if (added.length > 0)
    toast({ title: 'Imported', description: `${added.length} notes were added.` });
}

/** Creates a board with an unguessable id and opens it. */
export async function createBoard(title: string) {
  try {
    const { getClient } = await import('../../lib/trpcClient.ts');
    const { id } = await getClient().whiteboard.create.mutate({ title });
    location.assign(`/whiteboard?board=${encodeURIComponent(id)}`);
  } catch {
    showError('Board not created', 'Please try again.');
  }
}
