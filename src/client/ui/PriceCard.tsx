import { Badge, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from './ButtonLink.tsx';
import { CheckList } from './CheckList.tsx';
import classes from './PriceCard.module.css';
import { TextLink } from './TextLink.tsx';
import { WaveCard } from './Wave.tsx';

type Props = {
  name: string;
  price: string;
  per: 'month' | 'one-time';
  terms: string;
  summary?: string;
  points?: readonly string[];
  badge?: string;
  /** With `isTarget` the whole card is the link. */
  action?: { label: string; href: string };
  isTarget?: boolean;
  note?: string;
  /** `featured` stands out, `small` is a compact card. */
  look?: 'plain' | 'featured' | 'small';
  headingLevel?: 2 | 3 | 4;
  className?: string | undefined;
  h?: string;
  /** Shown below the points. */
  children?: ReactNode;
};

const SMALL = 'clamp(2.25rem, 1.9rem + 1vw, 2.75rem)';
const LARGE = 'clamp(3rem, 2.2rem + 2.4vw, 4.25rem)';

export function PriceCard({ look = 'plain', headingLevel = 3, ...offer }: Props) {
  const { action, points, className = '' } = offer;
  return (
    <WaveCard
      mod={{ small: look === 'small' }}
      style={{ gap: look === 'small' ? '0.75rem' : '1rem' }}
      className={`${classes.card} ${look === 'featured' ? classes.featured : ''} ${className}`}
      {...(offer.h && { h: offer.h })}
      {...(look === 'featured' && { 'data-tone': 'ink' })}
    >
      <Group gap="0.5rem 1rem" justify="space-between" className={classes.head}>
        <Title order={headingLevel} size="h4">
          {offer.name}
        </Title>
        {offer.badge && (
          <Badge color="gain" radius="xl">
            {offer.badge}
          </Badge>
        )}
      </Group>
      <Group component="p" gap="0.375rem" align="baseline" c="dimmed">
        <Text span variant="figure" fz={look === 'small' ? SMALL : LARGE} c="var(--tone-text)">
          {offer.price}
        </Text>{' '}
        {offer.per === 'month' ? '/month' : 'one-time'}
      </Group>
      <Text c="dimmed" className={classes.terms}>
        {offer.terms}
      </Text>
      {offer.summary && (
        <Text c="dimmed" lh={1.5} className={classes.summary}>
          {offer.summary}
        </Text>
      )}
      {points && points.length > 0 && <CheckList items={points} />}
      {offer.children}
      {action && <Action {...action} look={look} isTarget={offer.isTarget ?? false} />}
      {offer.note && (
        <Text size="sm" c="dimmed">
          {offer.note}
        </Text>
      )}
    </WaveCard>
  );
}

type ActionProps = { label: string; href: string; look: Props['look']; isTarget: boolean };

function Action({ look, isTarget, ...link }: ActionProps) {
  const props = { ...link, mt: 'auto', mod: { cover: isTarget } };
  if (look === 'small') return <TextLink variant="reach" {...props} />;
  return <ButtonLink variant={look === 'featured' ? 'filled' : 'outline'} {...props} />;
}
