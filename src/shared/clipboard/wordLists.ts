/** Such as `mso-list:l0 level2 lfo1`; the first two name the list and the level. */
const LIST_STYLE = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const NUMBER = /^\s*\(?([0-9]+|[a-z]|[ivx]+)[.)]/i;

type Level = { list: HTMLElement; level: number };

/** Word copies lists as paragraphs that contain their bullet or number. */
export function convertWordLists(body: HTMLElement) {
  let open: Level[] = [];
  let previous: Element | null = null;
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(LIST_STYLE.exec(paragraph.getAttribute('style') ?? '')?.[2]);
    if (!level) continue;
    const marker = removeMarker(paragraph);
    if (paragraph.previousElementSibling !== previous) open = [];
    const list = listAt(body, open, level, NUMBER.test(marker) ? 'ol' : 'ul');
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
  return text;
}

/** Returns the list of a level, which it creates in the last item of the level above. */
function listAt({ ownerDocument }: HTMLElement, open: Level[], level: number, tag: 'ol' | 'ul') {
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const current = open.at(-1);
  if (current?.level === level) return current.list;
  const list = ownerDocument.createElement(tag);
  current?.list.lastElementChild?.append(list);
  open.push({ list, level });
  return list;
}
