import { toast } from '../../ui/toasts.ts';
import type { Session } from '../session.ts';
import { keepFacilitatorToken } from '../facilitation/token.ts';
import type { ExportFormat } from './exportContent.ts';

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
export async function exportBoard(session: Session) {
  const { boardId, connection } = session;
  const { boardFile, exportedNotes, fileName } = await import('./boardFile.ts');
  const now = Date.now();
  const content = boardFile({
    boardId,
    info: connection.info.get(),
    participants: connection.presence.participants.get(),
    notes: exportedNotes(session),
    sections: connection.sections.get(),
    now,
  });
  const text = JSON.stringify(content, null, 2);
  download(new Blob([text], { type: 'application/json' }), fileName(now, 'json'));
}

/** Downloads the board in a readable format. */
export async function exportAs(session: Session, format: ExportFormat) {
  const { exportContent } = await import('./exportContent.ts');
  const file = await exportContent(session, format);
  if (file) download(file.blob, file.name);
  else showError('Picture not saved', 'The board is too large for a picture.');
}

export const FILE_INPUT_ID = 'board-file';

export const chooseFile = () => document.getElementById(FILE_INPUT_ID)?.click();

/** Adds the notes and sections of an exported board, as one transaction that can be undone. */
export async function importFile(session: Session, file: File) {
  const [{ readBoardFile }, { importBoard }] = await Promise.all([
    import('./boardFile.ts'),
    import('./importBoard.ts'),
  ]);
  const read = readBoardFile(await file.text());
  if ('problem' in read) showError('Import failed', read.problem);
  else importBoard(session, read);
}

/** Creates a board with an unguessable id and opens it. */
export async function createBoard(title: string) {
  try {
    const { getClient } = await import('../../lib/trpcClient.ts');
    const { id, facilitatorToken } = await getClient().whiteboard.create.mutate({ title });
    keepFacilitatorToken(id, facilitatorToken);
    location.assign(`/whiteboard?board=${encodeURIComponent(id)}`);
  } catch {
    showError('Board not created', 'Please try again.');
  }
}
