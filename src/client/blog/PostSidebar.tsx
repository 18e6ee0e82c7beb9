import { Group, Text, Title } from '@mantine/core';
import { useContent } from '../lib/content.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CardFrame } from '../ui/Card.tsx';
import { FounderPortrait } from '../ui/FounderPortrait.tsx';
import { SampleMark } from '../ui/SampleMark.tsx';
import { noBreak } from '../ui/noBreak.tsx';
import classes from './PostSidebar.module.css';

export function PostSidebar() {
  const { cards } = useContent('blog-sidebar');
  const { founder } = useContent('site');
  return (
    <aside className={classes.sidebar} aria-label="More from us">
      {cards.map(({ title, text, tag, showsFounder, link }) => (
        <CardFrame key={title} isTarget padding="1.25rem 1.5rem" style={{ gap: '0.5rem' }}>
          {showsFounder && (
            <FounderPortrait
              radius="xl"
              mb="0.75rem"
              w="4rem"
              style={{ aspectRatio: 1, objectPosition: '50% 12%' }}
            />
          )}
          {tag && (
            <Text size="sm" fw={600} c="var(--tone-accent)">
              {tag}
            </Text>
          )}
          <Group gap="0.5rem">
            <Title order={3} size="1.25rem">
              {title}
            </Title>
            {showsFounder && <SampleMark sample={founder.sample} />}
          </Group>
          <Text c="dimmed">{noBreak(text)}</Text>
          <ButtonLink
            variant="arrow"
            mod="cover"
            mt="auto"
            href={link.href}
            label={link.label}
            style={{ alignSelf: 'start' }}
          />
        </CardFrame>
      ))}
    </aside>
  );
}
