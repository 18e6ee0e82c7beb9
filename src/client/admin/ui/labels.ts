const writers: Partial<Record<string, string>> = {
  gemini: 'Gemini',
  'built-in': 'Built-in writer',
};

/** Returns the name of who wrote a guide: a writer, or the person who edited it. */
export const writerName = (writer: string) => writers[writer] ?? writer;

/** As in `Gemini, version 2`. */
export const describeGuide = (writer: string, version: number) =>
  `${writerName(writer)}, version ${version}`;
