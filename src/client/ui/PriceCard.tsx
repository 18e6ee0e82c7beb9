import { Badge, Group, Text, Title } from '@mantine/core';
import { ButtonLink } from './ButtonLink.tsx';
import { CardFrame } from './Card.tsx';
import { CheckList } from './CheckList.tsx';
import classes from './PriceCard.module.css';
import { TextLink } from './TextLink.tsx';
import { noBreak } from './noBreak.tsx';

type Props = {
  name: string;
  price: string;
  per: 'month' | 'one-time';
  terms: string;
  summary?: string;
  points?: readonly string[];
  badge?: string;
  /** With `isWholeCardLink` a click anywhere on the card follows the link. */
  action?: { label: string; href: string };
  isWholeCardLink?: boolean;
  note?: string;
  /** `featured` stands out, `small` is a compact card. */
  look?: 'plain' | 'featured' | 'small';
  headingLevel?: 2 | 3 | 4;
  h?: string;
  /** The side of a larger card that it forms; its small print moves to the bottom. */
  joined?: 'start';
};

const SMALL = 'clamp(2.25rem, 1.9rem + 1vw, 2.75rem)';
/** `/month` fits beside it in a narrow card, too. */
const LARGE = 'clamp(2.25rem, 20cqi, 4.25rem)';

export function PriceCard({ look = 'plain', headingLevel = 3, ...offer }: Props) {
  const { action, points, joined } = offer;
  return (
    <CardFrame
      isTarget={offer.isWholeCardLink ?? false}
      mod={{ small: look === 'small', plain: !offer.badge, joined }}
      style={{ gap: look === 'small' ? '0.75rem' : '1rem' }}
      className={`${classes.card} ${look === 'featured' ? classes.featured : ''}`}
      {...(offer.h && { h: offer.h })}
      {...(look === 'featured' && { 'data-tone': 'ink' })}
    >
      <Group gap="0.5rem 1rem" justify="space-between" className={classes.head}>
        <Title order={headingLevel} size="h4">
          {offer.name}
        </Title>
        {offer.badge && (
          <Badge color="gain" radius="xl" miw="max-content">
            {offer.badge}
          </Badge>
        )}
      </Group>
      <Group component="p" gap="0.375rem" align="baseline" c="dimmed" className={classes.price}>
        <Text span variant="figure" fz={look === 'small' ? SMALL : LARGE} c="var(--tone-text)">
          {offer.price}
        </Text>{' '}
        {offer.per === 'month' ? '/month' : 'one-time'}
      </Group>
      <Text c="dimmed" className={classes.terms}>
        {noBreak(offer.terms)}
      </Text>
      {offer.summary && (
        <Text c="dimmed" lh={1.5} className={classes.summary}>
          {noBreak(offer.summary)}
        </Text>
      )}
      {points && points.length > 0 && <CheckList items={points} />}
      {action && (
        <Action {...action} look={look} isWholeCardLink={offer.isWholeCardLink ?? false} />
      )}
      {offer.note && (
        <Text size="sm" c="dimmed" {...(joined && { mt: 'auto' })}>
          {noBreak(offer.note)}
        </Text>
      )}
    </CardFrame>
  );
}

type ActionProps = { label: string; href: string; look: Props['look']; isWholeCardLink: boolean };

function Action({ look, isWholeCardLink, ...link }: ActionProps) {
  const props = { ...link, mt: 'auto', mod: { cover: isWholeCardLink } };
  if (look === 'small') return <TextLink variant="emphasis" {...props} />;
  return <ButtonLink variant={look === 'featured' ? 'filled' : 'outline'} {...props} />;
}
