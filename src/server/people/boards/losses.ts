const LONGEST_NAME = 60;

/** A text by its beginning, in quotation marks. */
const named = (text: string) =>
  `“${text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME).trimEnd()}…` : text}”`;

/** Collects what a text loses when notes are put into it. */
export class Losses {
  readonly #sentences = new Set<string>();

  /** Shortens a text that is longer than `longest`. */
  fit(text: string, longest: number) {
    if (text.length <= longest) return text;
    this.#sentences.add(`Shortened to ${longest} characters: ${named(text)}.`);
    return text.slice(0, longest).trimEnd();
  }

  leaveOut(text: string) {
    this.#sentences.add(`Left out: ${named(text)}.`);
  }

  replace(text: string) {
    this.#sentences.add(`Replaced: ${named(text)}.`);
  }

  sentences() {
    return [...this.#sentences];
  }
}
