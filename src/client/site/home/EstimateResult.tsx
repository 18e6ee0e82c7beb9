import { Box, Group, Stack, Text } from '@mantine/core';
import { packageKeys } from '../../../shared/paths.ts';
import type { EstimateInput } from '../../../shared/returnEstimate.ts';
import { useContent } from '../../lib/content.ts';
import { useOffers } from '../offers/offerCard.ts';
import { comparisons, resultOf } from './estimateTexts.ts';

const LARGE = 'clamp(2.5rem, 1.6rem + 3.6vw, 4.5rem)';

/** Clients and return, and what is left of the return after each package's price. */
export function EstimateResult({ input }: { input: EstimateInput }) {
  const copy = useContent('return-calculator');
  const packages = useOffers(packageKeys);
  const { clients, revenue } = resultOf(input);
  return (
    <>
      <Text c="dimmed">{copy.result}</Text>
      <Group
        justify="space-between"
        align="baseline"
        gap="0 1.5rem"
        mt="0.5rem"
        mb="clamp(1rem, 2vw, 1.5rem)"
      >
        <Text variant="figure" fz={LARGE}>
          {revenue}
        </Text>
        <Text variant="figure" fz="h3">
          {clients}
        </Text>
      </Group>
      <Stack gap={0} variant="ruled" renderRoot={(list) => <dl {...list} />}>
        {comparisons(copy.comparison, input, packages).map(({ label, terms, value, note }) => (
          <Group
            key={label}
            justify="space-between"
            wrap="nowrap"
            align="start"
            gap="0.75rem"
            py="0.75rem"
          >
            <Box component="dt" flex="1 1 0" miw={0}>
              <Text fw={600}>{label}</Text>
              <Text size="sm" c="dimmed">
                {terms}
              </Text>
            </Box>
            <Text component="dd" flex="0 0 clamp(7rem, 16vw, 12rem)">
              <Text variant="figure" fz="xl" component="span">
                {value}
              </Text>{' '}
              <Text size="sm" c="dimmed" component="span" display="block">
                {note}
              </Text>
            </Text>
          </Group>
        ))}
      </Stack>
    </>
  );
}
