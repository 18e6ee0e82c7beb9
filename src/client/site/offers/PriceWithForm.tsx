import { Box, Grid, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Link } from '../../../shared/content/shapes.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { narrow, wide } from '../../ui/columns.ts';
import { PriceCard } from '../../ui/PriceCard.tsx';
import type { OfferCard } from './offerCard.ts';
import { noBreak } from '../../ui/noBreak.tsx';

type Props = {
  offer: OfferCard;
  price: { includes: readonly string[]; note: string };
  form: { title: string; text?: string; actions?: readonly Link[] };
  children: ReactNode;
};

/** A price on the left and the form to order it on the right, as one card. */
export function PriceWithForm({ offer, price, form, children }: Props) {
  const { name, price: amount, per, terms } = offer;
  return (
    <Grid gap={0}>
      <Grid.Col span={narrow}>
        <PriceCard
          {...{ name, per, terms, price: amount }}
          look="featured"
          points={price.includes}
          note={price.note}
          h="100%"
          joined="start"
        />
      </Grid.Col>
      <Grid.Col span={wide}>
        <Paper p="clamp(1.5rem, 3vw, 2.5rem)" h="100%" data-tone="white" mod={{ joined: 'end' }}>
          <Stack gap="1rem" align="start">
            <Title order={3}>{form.title}</Title>
            {form.text && (
              <Text c="dimmed" mb="0.5rem">
                {noBreak(form.text)}
              </Text>
            )}
            <Box w="100%">{children}</Box>
            {form.actions?.map((action) => (
              <ButtonLink key={action.label} variant="arrow" {...action} />
            ))}
          </Stack>
        </Paper>
      </Grid.Col>
    </Grid>
  );
}
