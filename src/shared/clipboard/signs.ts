/** Pictures and fields of other programs that are characters in an article. */

/** Writes as characters what an article has no elements for. */
export function convertSigns(body: HTMLElement) {
  convertBoxes(body);
  for (const image of body.querySelectorAll('img[data-stringify-emoji]'))
    image.replaceWith(emojiOfSlack(image));
  for (const formula of body.querySelectorAll('math')) convertFormula(formula);
  // Browsers draw these marks.
  for (const quote of body.querySelectorAll('q')) {
    const [start, end] = quote.parentElement?.closest('q') ? ['‘', '’'] : ['“', '”'];
    quote.prepend(start);
    quote.append(end);
  }
  for (const quote of body.querySelectorAll('q')) quote.replaceWith(...quote.childNodes);
  for (const item of body.querySelectorAll('ol:not([reversed]) > li:first-child[value]')) {
    item.parentElement?.setAttribute('start', item.getAttribute('value') ?? '');
    item.removeAttribute('value');
  }
}

/** Slack writes the name of an emoji, such as `:smile:`, and has its character in the address. */
function emojiOfSlack(image: Element) {
  const [, codes = ''] =
    /\/([\da-f]{4,6}(?:-[\da-f]{4,6})*)(?:@\dx)?\.png$/.exec(image.getAttribute('src') ?? '') ?? [];
  const points = codes.split('-').map((code) => Number.parseInt(code, 16));
  const emoji = points.every((point) => point <= 0x10ffff) ? String.fromCodePoint(...points) : '';
  return isEmoji(emoji) ? emoji : (image.getAttribute('data-stringify-emoji') ?? '');
}

/** KaTeX renders a formula twice in one element: as MathML and for display. */
function convertFormula(formula: Element) {
  const source = formula.querySelector('annotation[encoding="application/x-tex"]')?.textContent;
  const tex = (source ?? formula.getAttribute('alttext'))?.trim();
  if (!tex) return;
  const code = formula.ownerDocument.createElement('code');
  code.textContent = tex;
  (formula.closest('.katex') ?? formula).replaceWith(code);
}

/** The site styles no form fields. */
export const boxSign = (isChecked: boolean) => (isChecked ? '☑ ' : '☐ ');

/** Google Docs puts the state on the item and a picture of it inside; web pages have a field. */
function convertBoxes(body: HTMLElement) {
  for (const item of body.querySelectorAll('[role="checkbox"][aria-checked]')) {
    for (const picture of item.querySelectorAll(':scope > img')) picture.remove();
    const text = item.querySelector('p') ?? item;
    text.prepend(boxSign(item.getAttribute('aria-checked') === 'true'));
    item.removeAttribute('aria-checked');
  }
  for (const field of body.querySelectorAll('input[type="checkbox"]'))
    field.replaceWith(boxSign(field.hasAttribute('checked')));
}

const EMOJI = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F)+$/v;

/** Whether a picture with this alternative text is only the look of a character, as in chats. */
export const isEmoji = (alt: string) => EMOJI.test(alt);
