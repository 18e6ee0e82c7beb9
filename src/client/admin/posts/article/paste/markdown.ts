import type { EditorView } from '@tiptap/pm/view';
import { Marked } from 'marked';
import { boxSign } from '../../../../../shared/clipboard/signs.ts';
import { tellLeftOut } from '../pictures/insertPictures.ts';

/** A heading, list, quote, fence or table row at the start of a line, or a link, bold text or code. */
const MARKDOWN =
  /^ {0,3}(#{1,6} \S|[-*+] \S|\d{1,9}[.)] \S|> ?\S|```|~~~|\|.*\|[ \t]*$)|\[[^\]\n]+\]\([^)\s]+\)|(?<bold>\*\*|__)\S(.*\S)?\k<bold>|`[^`\n]+`/m;
/**
 * A line between empty ones that is underlined with `=` and does not end like a sentence. Underlined
 * with `-` it may be the end of an email.
 */
const UNDERLINED = /(?:^|\n[ \t]*\n) {0,3}\p{L}[^\n]{0,120}[^\s.,;:]\n {0,3}={3,}[ \t]*(?:\n|$)/u;

/** Such as `[1]: https://example.com`, where the text has `[guide][1]` or only `[1]`. */
const DEFINITION = /^ {0,3}\[([^\][\n]+)\]: +<?(?:https?:|mailto:|tel:|\/|#)\S/gm;
const LABEL = /\[([^\][\n]+)\](?!:)/g;

function hasReferences(text: string) {
  const labels = new Set(Array.from(text.matchAll(LABEL), ([, label = '']) => label.toLowerCase()));
  return [...text.matchAll(DEFINITION)].some(([, label = '']) => labels.has(label.toLowerCase()));
}

const isMarkdown = (text: string) =>
  MARKDOWN.test(text) || UNDERLINED.test(text) || hasReferences(text);

/** Elements of a formatted text. Code editors copy plain text as `div` and `span`. */
const FORMATTED = /<(h[1-6]|[uo]l|table|p|a|b|i|strong|em|blockquote|img)[\s>]/i;

/**
 * What looks like HTML is text, because most of it is a placeholder such as `<first name>`; only
 * `<br>` breaks a line.
 */
const marked = new Marked({
  gfm: true,
  tokenizer: {
    html: () => undefined,
    // `false` means the tokenizer of the library.
    tag: (text) => (/^<br ?\/?>/i.test(text) ? false : undefined),
  },
  renderer: { checkbox: ({ checked }) => boxSign(checked) },
});

/** Returns the HTML of a text in Markdown; `undefined` for any other text. */
export function markdownToHtml(pasted: string) {
  // Windows editors start files with a byte order mark.
  const text = pasted.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  return isMarkdown(text) ? marked.parse(text, { async: false }) : undefined;
}

/** Pastes Markdown as headings, lists, links and tables; returns false for anything else. */
export function pasteMarkdown(view: EditorView, data: DataTransfer | null) {
  const isFormatted = FORMATTED.test(data?.getData('text/html') ?? '');
  const isCode = view.state.selection.$from.parent.type.spec.code;
  const html =
    isFormatted || isCode ? undefined : markdownToHtml(data?.getData('text/plain') ?? '');
  if (html === undefined) return false;
  tellLeftOut(html);
  return view.pasteHTML(html);
}
