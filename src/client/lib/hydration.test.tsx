import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteForeignChanges } from './foreignChanges.ts';
import { tolerateMovedTexts } from './hydration.ts';

/** Puts every text into a `font` element, or replaces it with one. */
function translate(element: Element, isReplaced: boolean) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(isReplaced ? `«${text.textContent}»` : text);
  }
}

const Greeting = ({ name, isFormal }: { name: string; isFormal: boolean }) => (
  <p>
    {isFormal && 'Dear '}
    {name}
    {isFormal ? <b>, welcome</b> : ', hi'}
  </p>
);

test.each([true, false])('React updates translated texts, replaced: %s', (isReplaced) => {
  tolerateMovedTexts();
  const { container, rerender, unmount } = render(<Greeting name="Ann" isFormal={false} />);
  for (const isFormal of [true, false, true]) {
    translate(container, isReplaced);
    rerender(<Greeting name="Ben" isFormal={isFormal} />);
  }
  expect(container.textContent).toContain('Dear ');
  unmount();
  expect(container.textContent).toBe('');
});

test.each([true, false])('hydrates the original texts, replaced: %s', (isReplaced) => {
  const page = document.createElement('main');
  const original = '<p>One <b>two</b> three</p>';
  page.innerHTML = original;
  const hydrateOriginal = noteForeignChanges(page);
  translate(page, isReplaced);
  translate(page, isReplaced);
  const seen: string[] = [];
  expect(hydrateOriginal(() => seen.push(page.innerHTML))).toBe(true);
  expect(seen).toEqual([original]);
  // In the order of the page, which a DOM without a browser does not record.
  expect(page.querySelectorAll('p > font, b > font')).toHaveLength(3);
});

test('hydrates texts that were wrapped before any script, and unchanged pages as usual', () => {
  const page = document.createElement('main');
  expect(noteForeignChanges(page)(() => {})).toBe(false);
  page.innerHTML = '<font><font>One</font></font>';
  expect(noteForeignChanges(page)(() => {})).toBe(true);
  expect(page.innerHTML).toBe('One');
});
