import { Card as Frame, type CardProps, Image, SimpleGrid, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Card as CardText, Link } from '../../shared/content/shapes.ts';
import { ButtonLink } from './ButtonLink.tsx';
import classes from './Card.module.css';
import { CheckList } from './CheckList.tsx';
import wave from './Wave.module.css';
import { noBreak } from './noBreak.tsx';

type FrameProps = CardProps & {
  'data-tone'?: string | undefined;
  /** The whole card is a link: on hover the waveform appears as its top edge. */
  isTarget?: boolean;
  children: ReactNode;
};

/** The border and ground of a card. */
export const CardFrame = ({ isTarget = false, className = '', ...card }: FrameProps) => (
  <Frame component="article" className={`${className} ${isTarget ? wave.target : ''}`} {...card} />
);

/** A grid of cards with at most `columns` in a row. */
export function CardGrid({ columns = 3, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return (
    <SimpleGrid
      className={classes.grid}
      cols={{ base: 1, xs: 2, md: columns }}
      spacing="var(--gutter)"
    >
      {children}
    </SimpleGrid>
  );
}

type Props = CardText & {
  /** The target of the whole card; `about` distinguishes links with the same label for screen readers. */
  link?: Link & { about?: string };
  /** Shown above the title, such as an icon. */
  top?: ReactNode;
  /** Fills the top of the card. */
  picture?: { src: string; width: number; height: number };
  h?: string;
  padding?: string;
  children?: ReactNode;
};

export function Card({ title, text, tag, points, link, top, picture, children, ...size }: Props) {
  return (
    <CardFrame isTarget={link !== undefined} {...size}>
      {picture && (
        <Image {...picture} alt="" loading="lazy" radius={0} className={classes.picture} />
      )}
      {top}
      {tag && (
        <Text size="sm" fw={600} c="var(--tone-accent)">
          {tag}
        </Text>
      )}
      <Title order={3} size="clamp(1.25rem, 1.1rem + 0.5vw, 1.5rem)">
        {title}
      </Title>
      {text && <Text c="dimmed">{noBreak(text)}</Text>}
      {points && <CheckList items={points} />}
      {children}
      {link && (
        <ButtonLink
          variant="arrow"
          mod="cover"
          mt="auto"
          href={link.href}
          style={{ alignSelf: 'start' }}
        >
          {link.label}
          {link.about && <span className="visually-hidden"> {link.about}</span>}
        </ButtonLink>
      )}
    </CardFrame>
  );
}
