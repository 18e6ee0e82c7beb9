import { Text } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { formatNumber } from '../../../../shared/numbers.ts';

/** Words that an adult reads silently in a minute. */
const WORDS_PER_MINUTE = 230;

export function ArticleLength({ editor }: { editor: Editor }) {
  const words = useEditorState({ editor, selector: () => countWords(editor) });
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {formatNumber(words)} {words === 1 ? 'word' : 'words'}
      {words > 0 && `, ${minutes} min read`}
    </Text>
  );
}

/** Words of one block do not join those of the next; pictures and markup have none. */
function countWords({ state: { doc } }: Editor) {
  const text = doc.textBetween(0, doc.content.size, ' ', ' ');
  return text.split(/\s+/).filter(Boolean).length;
}
