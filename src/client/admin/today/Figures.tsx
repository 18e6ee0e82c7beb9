import { Anchor, Paper, SimpleGrid, Text } from '@mantine/core';
import { addDays, localDay } from '../../../shared/dates.ts';
import { formatNumber } from '../../../shared/numbers.ts';
import { FIGURE_DAYS } from '../../../shared/today.ts';
import { viewerZone } from '../../../shared/zonedDates.ts';
import { trpc } from '../../lib/api.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { LoadError } from '../ui/LoadError.tsx';

/** The list of what a figure counts. */
const hrefs: Partial<Record<keyof typeof labels, (days: URLSearchParams) => string>> = {
  leads: (days) => `/admin/leads?${days.toString()}`,
  calls: (days) => `/admin/leads?call=requested&${days.toString()}`,
};

const labels = {
  leads: 'New leads',
  calls: 'Calls requested',
  responses: 'Quiz responses',
  subscribers: 'New subscribers',
} as const;
const names = ['leads', 'calls', 'responses', 'subscribers'] as const;

function FigureLabel({ name }: { name: keyof typeof labels }) {
  const label = `${labels[name]}, ${FIGURE_DAYS} days`;
  const today = localDay();
  const days = new URLSearchParams({ from: addDays(today, 1 - FIGURE_DAYS), to: today });
  const href = hrefs[name]?.(days);
  if (!href) return label;
  return (
    <Anchor component={SiteLink} href={href} inherit>
      {label}
    </Anchor>
  );
}

/** Figures of the last days, compared with the days before. */
export function Figures() {
  const { data, error } = trpc.admin.today.useQuery({ zone: viewerZone() });
  return (
    <>
      <LoadError error={error} hasData={!!data} />
      <SimpleGrid
        cols={{ base: 2, md: 4 }}
        spacing="sm"
        renderRoot={(root) => <dl {...root} aria-label={`The last ${FIGURE_DAYS} days`} />}
      >
        {names.map((name) => (
          <Paper key={name} data-tone="white" p="sm">
            <Text component="dt" size="sm" c="dimmed">
              <FigureLabel name={name} />
            </Text>
            <Text component="dd" fw={700} fz="xl" m={0}>
              {data ? formatNumber(data.figures[name].current) : '–'}
              <Text component="span" size="sm" c="dimmed" fw={400} ml="xs">
                {data && `${formatNumber(data.figures[name].previous)} before`}
              </Text>
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
    </>
  );
}
