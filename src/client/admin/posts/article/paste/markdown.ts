import type { EditorView } from '@tiptap/pm/view';
import { Marked } from 'marked';
import { tellForeignPictures } from '../pictures/insertPictures.ts';

/** A heading, list, quote, fence or table row at the start of a line, or a link, bold text or code. */
const MARKDOWN =
  /^ {0,3}(#{1,6} \S|[-*+] \S|\d{1,9}[.)] \S|> ?\S|```|~~~|\|.*\|[ \t]*$)|\[[^\]\n]+\]\([^)\s]+\)|(?<bold>\*\*|__)\S(.*\S)?\k<bold>|`[^`\n]+`/m;
/** Elements of a formatted text. Code editors copy plain text as `div` and `span`. */
const FORMATTED = /<(h[1-6]|[uo]l|table|p|a|b|i|strong|em|blockquote|img)[\s>]/i;

/**
 * The site styles no form fields: the boxes of a task list are characters. What looks like HTML is
 * text, because most of it is a placeholder such as `<first name>`; only `<br>` breaks a line.
 */
const marked = new Marked({
  gfm: true,
  tokenizer: {
    html: () => undefined,
    // `false` means the tokenizer of the library.
    tag: (text) => (/^<br ?\/?>/i.test(text) ? false : undefined),
  },
  renderer: { checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') },
});

/** Returns the HTML of a text in Markdown; `undefined` for any other text. */
export const markdownToHtml = (text: string) =>
  MARKDOWN.test(text) ? marked.parse(text, { async: false }) : undefined;

/** Pastes Markdown as headings, lists, links and tables; returns false for anything else. */
export function pasteMarkdown(view: EditorView, data: DataTransfer | null) {
  const isFormatted = FORMATTED.test(data?.getData('text/html') ?? '');
  const isCode = view.state.selection.$from.parent.type.spec.code;
  const html =
    isFormatted || isCode ? undefined : markdownToHtml(data?.getData('text/plain') ?? '');
  if (html === undefined) return false;
  tellForeignPictures(html);
  return view.pasteHTML(html);
}
