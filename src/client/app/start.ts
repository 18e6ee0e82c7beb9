/**
 * Loads the scripts of a page after its fonts and pictures, or at the first input, so that the first
 * view does not wait for them. Their tags are in a template, whose content browsers ignore.
 */
const template = document.querySelector<HTMLTemplateElement>('#scripts');
const start = () => {
  if (template) document.head.append(template.content);
};
for (const event of ['load', 'pointerdown', 'keydown'])
  addEventListener(event, start, { once: true });
