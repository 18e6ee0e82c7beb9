type MeasureText = (text: string) => number;

/** Wraps text into lines of at most `width`; breaks longer words. */
export function wrapText(text: string, width: number, measure: MeasureText): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ').flatMap((word) => breakWord(word, width, measure))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measure(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}

function breakWord(word: string, width: number, measure: MeasureText) {
  if (measure(word) <= width) return [word];
  const pieces = [''];
  for (const letter of word) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && measure(last + letter) > width) pieces.push(letter);
    else pieces[pieces.length - 1] = last + letter;
  }
  return pieces;
}
