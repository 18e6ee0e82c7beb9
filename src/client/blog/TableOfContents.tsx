import { Anchor, Box, Text } from '@mantine/core';
import { useContent } from '../lib/content.ts';
import type { Post } from './posts.ts';

const MIN_HEADINGS = 3;

/** Links to the parts of an article; nothing for a short one. */
export function TableOfContents({ headings }: Pick<Post, 'headings'>) {
  const { contents } = useContent('pages/blog').post;
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <Box
      component="nav"
      aria-labelledby="contents"
      mb="clamp(2rem, 4vw, 3rem)"
      py="1.25rem"
      style={{ borderBlock: '1px solid var(--tone-line)' }}
      data-screen-only
    >
      <Text id="contents" size="sm" fw={600} mb="0.5rem">
        {contents}
      </Text>
      <Box
        component="ol"
        pl="1.5rem"
        style={{ columns: '2 16rem', columnGap: 'var(--gutter)', listStyle: 'decimal' }}
      >
        {headings.map(({ id, html }) => (
          <Box component="li" key={id} py="0.2rem" style={{ breakInside: 'avoid' }}>
            {/* Text of the article without tags, which may have entities. */}
            <Anchor
              href={`#${id}`}
              c="var(--tone-text)"
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
