/** Every control character but newline and tab. */
const CONTROL = /[^\P{Cc}\n\t]/gu;

/**
 * Text as a board stores it: line breaks are `\n`, control characters other than newline and tab are
 * removed, and half an emoji becomes U+FFFD. Client and server both apply it, so they agree.
 */
export const cleanText = (text: string) =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL, '');

export const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);
