/** Pictures and fields of other programs that are characters in an article. */

/** The site styles no form fields. */
export const boxSign = (isChecked: boolean) => (isChecked ? '☑ ' : '☐ ');

/** Google Docs puts the state on the item and a picture of it inside; web pages have a field. */
export function convertBoxes(body: HTMLElement) {
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
