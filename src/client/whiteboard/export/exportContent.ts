import { localDate } from '../../../shared/dates.ts';
import { DEMO_BOARD, DEMO_TITLE } from '../../../shared/whiteboard/constants.ts';
import type { Session } from '../session.ts';
import type { BoardContent } from './boardContent.ts';
import { exportedNotes, fileName } from './boardFile.ts';
import { toCsv, toMarkdown } from './boardText.ts';
import { toPng, toSvg } from './drawPicture.ts';

export type ExportFormat = 'png' | 'svg' | 'md' | 'csv';

const text = (type: string, content: string) =>
  new Blob([content], { type: `${type};charset=utf-8` });

const writers: Record<ExportFormat, (content: BoardContent) => Blob | null | Promise<Blob | null>> =
  {
    png: toPng,
    svg: (content) => text('image/svg+xml', toSvg(content)),
    md: (content) => text('text/markdown', toMarkdown(content)),
    csv: (content) => text('text/csv', toCsv(content)),
  };

/** Returns the board as a file; `undefined` if it is too large for the format. */
export async function exportContent(session: Session, format: ExportFormat) {
  const { connection, boardId } = session;
  const now = Date.now();
  const blob = await writers[format]({
    title: connection.info.get()?.title || (boardId === DEMO_BOARD ? DEMO_TITLE : 'Whiteboard'),
    date: localDate(now),
    sections: connection.sections.get(),
    notes: exportedNotes(session),
  });
  return blob ? { blob, name: fileName(now, format) } : undefined;
}
