/** Such as `mso-list:l0 level2 lfo1`. */
const LIST_LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
/** Such as `2.3`, of which the last part counts, or `1.`, `a)` and `(iv)`. */
const MARKER = /^\(?(?:(?:\d+\.)+(\d+)|(\d+|[a-z]+)[.)])/i;

/** A number in one of the ways that an `ol` has as its `type`. */
type Numeral = { type: string; value: number };
type Level = { list: HTMLElement; level: number; next: Numeral | undefined };

/** Word copies lists as paragraphs that contain their bullet or number. */
export function convertWordLists(body: HTMLElement) {
  let open: Level[] = [];
  let previous: Element | null = null;
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(LIST_LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1]);
    if (!level) continue;
    const marker = removeMarker(paragraph);
    if (paragraph.previousElementSibling !== previous) open = [];
    const list = listAt(body, open, level, marker);
    if (!list.parentElement) paragraph.before(list);
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
    list.append(item);
    previous = open[0]?.list ?? null;
  }
}

/** Removes the bullet or number and returns it. */
function removeMarker(paragraph: Element) {
  const marker = paragraph.querySelector('[style*="mso-list"]');
  const text = marker?.textContent ?? '';
  marker?.remove();
  return text.trim();
}

/**
 * Returns the list that an item continues, or a new one, in the last item of the level above. Bullets
 * and numbers are different lists, also without a text between them, and so are 2. and 1. or 5.
 */
function listAt({ ownerDocument }: HTMLElement, open: Level[], level: number, marker: string) {
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const numerals = readNumerals(marker);
  const current = open.at(-1)?.level === level ? open.pop() : undefined;
  const { next } = current ?? {};
  const continued = numerals.find(({ type, value }) => type === next?.type && value === next.value);
  const isBullet = numerals.length === 0;
  const isContinued = current && (marker === '' || continued || (isBullet && !next));
  const numeral = continued ?? numerals[0];
  const list = isContinued ? current.list : newList(ownerDocument, numeral);
  if (!isContinued) open.at(-1)?.list.lastElementChild?.append(list);
  const following = numeral && { ...numeral, value: numeral.value + 1 };
  open.push({ list, level, next: marker === '' ? next : following });
  return list;
}

function newList(document: Document, numeral: Numeral | undefined) {
  const list = document.createElement(numeral ? 'ol' : 'ul');
  if (numeral && numeral.value !== 1) list.setAttribute('start', `${numeral.value}`);
  if (numeral && numeral.type !== '1') list.setAttribute('type', numeral.type);
  return list;
}

/** Returns what a marker can mean, the likeliest first: `i.` begins a list with 1, or follows `h.` */
function readNumerals(marker: string): Numeral[] {
  const [, last, only] = MARKER.exec(marker) ?? [];
  const written = last ?? only;
  if (written === undefined) return [];
  if (/\d/.test(written)) return [{ type: '1', value: Number(written) }];
  const letters = written.toLowerCase();
  const isLower = written === letters;
  const letter = { type: isLower ? 'a' : 'A', value: (letters.codePointAt(0) ?? 0) - 96 };
  const roman = { type: isLower ? 'i' : 'I', value: romanValue(letters) };
  const isRoman = /^[ivxlcdm]+$/.test(letters);
  if (letters.length > 1) return isRoman ? [roman] : [];
  if (letters === 'i') return [roman, letter];
  return isRoman ? [letter, roman] : [letter];
}

const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function romanValue(letters: string) {
  const digits = letters.split('').map((letter) => romanDigits[letter] ?? 0);
  return digits.reduce(
    (sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit),
    0,
  );
}
