import { Extension } from '@tiptap/core';

/** Alt+F10 moves from the text to the menu of the table, otherwise to the toolbar, as in other editors. */
export const focusToolbar = Extension.create({
  name: 'focusToolbar',
  addKeyboardShortcuts: () => ({
    'Alt-F10': ({ editor }) => {
      const label = editor.isActive('table') ? 'Table' : 'Formatting';
      const control = document.querySelector<HTMLElement>(
        `[role=toolbar][aria-label=${label}] button[tabindex="0"]`,
      );
      control?.focus();
      return !!control;
    },
  }),
});
