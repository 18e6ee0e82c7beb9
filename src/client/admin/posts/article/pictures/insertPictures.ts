import type { EditorView } from '@tiptap/pm/view';
import { Fragment, Slice } from '@tiptap/pm/model';
import { toast } from '../../../../ui/toasts.ts';
import { leftOut } from '../paste/pastedHtml.ts';
import { filesOf, rejectionOf } from './pictureFiles.ts';
import { startUpload } from './uploads.ts';

/** Uploads the pictures of a paste; returns false if there are none, and the editor pastes the rest. */
export function insertPasted(view: EditorView, data: DataTransfer | null) {
  const nodes = startUploads(view, data);
  if (!nodes) return false;
  view.dispatch(view.state.tr.replaceSelection(nodes).scrollIntoView());
  return true;
}

export function insertDropped(view: EditorView, event: DragEvent) {
  const nodes = startUploads(view, event.dataTransfer);
  if (!nodes) return false;
  event.preventDefault();
  const position = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
  const { tr } = view.state;
  view.dispatch(
    position === undefined
      ? tr.replaceSelection(nodes)
      : tr.replaceRange(position, position, nodes),
  );
  return true;
}

/** Returns a picture for each valid file; `undefined` if there was no file at all. */
function startUploads({ state }: EditorView, data: DataTransfer | null) {
  const files = filesOf(data);
  if (files.length === 0) {
    tellLeftOut(data?.getData('text/html') ?? '');
    return undefined;
  }
  const rejections = files.flatMap((file) => rejectionOf(file) ?? []);
  if (rejections.length > 0) showProblem('Not inserted', rejections.join(' '));
  const { image } = state.schema.nodes;
  const nodes = files
    .filter((file) => !rejectionOf(file))
    .flatMap((file) => image?.create({ uploadId: startUpload(file) }) ?? []);
  return new Slice(Fragment.from(nodes), 0, 0);
}

/** Limits of the list of what was removed; an address may contain a whole file. */
const MAX_LISTED = 3;
const MAX_SHOWN_LENGTH = 100;

function listed(names: string[]) {
  const shown = names.slice(0, MAX_LISTED).map((name) => name.slice(0, MAX_SHOWN_LENGTH));
  const more = names.length > MAX_LISTED ? ` and ${names.length - MAX_LISTED} more` : '';
  return shown.join(', ') + more;
}

/** Reports what the article leaves out of pasted HTML. */
export function tellLeftOut(html: string) {
  const { pictures, embeds, formulas, numbers } = leftOut(html);
  const named = pictures.filter(Boolean);
  const are = pictures.length === 1 ? 'One picture is' : `${pictures.length} pictures are`;
  if (pictures.length > 0)
    showProblem(
      'Pasted without pictures',
      `${are} on another site or in another program. Save the files and drop them here${named.length > 0 ? `: ${listed(named)}` : '.'}`,
    );
  if (embeds.length > 0)
    showProblem(
      'Pasted without embedded media',
      `An article cannot have them. Add links instead: ${listed(embeds)}`,
    );
  if (formulas.length > 0)
    showProblem('Pasted formulas as plain text', `Check them: ${listed(formulas)}`);
  if (numbers.length > 0)
    showProblem(
      'Pasted with other numbers',
      `A list counts up from its first number. Check the numbers of: ${listed(numbers)}`,
    );
}

const showProblem = (title: string, description: string) =>
  toast({ title, description, variant: 'destructive' });
