import { Image } from '@mantine/core';
import { post as copy, sidebar } from '../../shared/content/blog.ts';
import { withFragmentCache } from '../lib/fragmentCache.tsx';
import { Card } from '../ui/Card.tsx';
import classes from './PostSidebar.module.css';

export const PostSidebar = withFragmentCache(() => (
  <aside className={classes.sidebar} aria-label={copy.sidebar}>
    {sidebar.map(({ portrait, ...card }) => (
      <Card
        key={card.title}
        {...card}
        padding="1.25rem 1.5rem"
        top={
          portrait && (
            <Image
              src={portrait}
              alt=""
              width={800}
              height={1000}
              loading="lazy"
              radius="xl"
              mb="0.75rem"
              w="4rem"
              style={{ aspectRatio: 1, objectPosition: '50% 12%' }}
            />
          )
        }
      />
    ))}
  </aside>
));
