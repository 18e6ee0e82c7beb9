/** Addresses that stay links, without what more likely belongs to the sentence around them. */
const LINKS =
  /((?:https?|ftp):\/\/[^\s<>]*[^\s<>.,;:!?()[\]'"“”’]|[a-z\d._+-]+@[a-z\d]+(?:[-.][a-z\d]+)*\.[a-z]{2,}(?![\w-]))/i;

const ENTITY = /&#?[a-z\d]+;/i;

/**
 * Escapes a line of text for Markdown, so that every reader shows it as it was written; the spaces
 * around it are left out. Addresses of pages and emails are links.
 */
export function escaped(line: string) {
  const parts = line.trim().split(LINKS);
  // Nothing can be escaped in a link.
  const text = parts.map((part, index) =>
    index % 2 === 1 && !ENTITY.test(part) ? `<${part}>` : escapedText(part),
  );
  return text.join('').replace(LINE_START, String.raw`$1\$2$3`);
}

/** Marks of lists, and of lines that make a heading or table of the text above. */
const LINE_START = /^(\d*)(?:(?<=\d)([.)])|(?<!\d)([-+:]|=(?==*$)))/;

/** Marks of emphasis, code, links, HTML, tables and entities, and what would become a link. */
const escapedText = (text: string) =>
  text.replaceAll(
    /[\\`*_~|[\]<>]|&(?=#?[a-z\d]+(?:;|$))|(?<=^|\s)#|@|:(?=\/\/)|(?<=www)\./gi,
    String.raw`\$&`,
  );
