import { noteForeignChanges } from '../lib/foreignChanges.ts';

/**
 * Loads the scripts of a page after its fonts and pictures, or at the first input, so that the first
 * view does not wait for them. Their tags are in a template, whose content browsers ignore.
 */
const template = document.querySelector<HTMLTemplateElement>('#scripts');
const start = () => {
  if (template) document.head.append(template.content);
};
const root = document.querySelector('#root');
if (root) window.hydrateOriginal = noteForeignChanges(root);
addEventListener('load', start, { once: true });
for (const event of ['pointerdown', 'keydown'])
  addEventListener(
    event,
    () => {
      // For code that waits for the first input and does not listen yet.
      document.documentElement.dataset.input = '';
      start();
    },
    { once: true },
  );
