import { Box, Divider, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OfferCard } from '../../../shared/content/offers.ts';
import { noBreak } from '../../ui/noBreak.tsx';

type Props = Pick<OfferCard, 'price' | 'terms'> & { children: ReactNode };

/** The price of a package, as large as the title beside it, and what it means for the year. */
export const HeroPrice = ({ price, terms, children }: Props) => (
  // Level with the title, below the height of its label.
  <Box mt={{ md: '3.25rem' }}>
    <Divider color="var(--tone-text)" mb="1.25rem" />
    <Group component="p" gap="0 0.5rem" align="baseline" c="dimmed">
      <Text span variant="figure" fz="clamp(3.5rem, 2rem + 6vw, 7rem)" c="var(--tone-text)">
        {price}
      </Text>{' '}
      /month
    </Group>
    <Text c="dimmed" mt="0.75rem">
      {noBreak(terms)}
    </Text>
    {children}
  </Box>
);
