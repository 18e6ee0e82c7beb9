import '@mantine/core/styles/UnstyledButton.layer.css';
import { Box, Paper, Portal, Text } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { type Store, useStore } from '../../../../lib/store.ts';
import classes from './SlashMenu.module.css';
import type { SlashMenuState } from './slashCommands.ts';

type Props = { editor: Editor; menu: Store<SlashMenuState> };

/** The menu of blocks. The focus stays in the text, which names the active option. */
export function SlashMenu({ editor, menu }: Props) {
  const id = useId();
  const open = useStore(menu);
  const hasOptions = !!open && open.blocks.length > 0;
  useActiveDescendant(editor, hasOptions ? { id, activeIndex: open.activeIndex } : undefined);
  if (!hasOptions) return null;
  return (
    <Portal>
      <List id={id} open={open} onActivate={(activeIndex) => menu.set({ ...open, activeIndex })} />
    </Portal>
  );
}

const optionId = (id: string, index: number) => `${id}-option-${index}`;

function useActiveDescendant(editor: Editor, active?: { id: string; activeIndex: number }) {
  const { id, activeIndex = 0 } = active ?? {};
  useEffect(() => {
    if (!id) return undefined;
    const { dom } = editor.view;
    const attributes = {
      'aria-haspopup': 'listbox',
      'aria-controls': id,
      'aria-activedescendant': optionId(id, activeIndex),
    };
    for (const [name, value] of Object.entries(attributes)) dom.setAttribute(name, value);
    document.getElementById(optionId(id, activeIndex))?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of Object.keys(attributes)) dom.removeAttribute(name);
    };
  }, [editor, id, activeIndex]);
}

type ListProps = {
  id: string;
  open: NonNullable<SlashMenuState>;
  onActivate: (index: number) => void;
};

function List({ id, open: { blocks, activeIndex, choose, mount }, onActivate }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => (list.current ? mount(list.current) : undefined), [mount]);
  return (
    // Scrollable content must be focusable.
    <Paper
      ref={list}
      id={id}
      role="listbox"
      tabIndex={0}
      aria-label="Blocks"
      className={classes.list}
    >
      {blocks.map((block, index) => (
        // The keys are handled by the editor, which has the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <Box
          key={block.title}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === activeIndex}
          className={classes.option}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => index !== activeIndex && onActivate(index)}
          onClick={() => choose(block)}
        >
          <Text span fw={600} size="sm">
            {block.title}
          </Text>
          <Text span size="xs" c="dimmed">
            {block.description}
          </Text>
        </Box>
      ))}
    </Paper>
  );
}
