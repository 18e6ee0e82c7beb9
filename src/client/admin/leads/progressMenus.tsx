import { Text } from '@mantine/core';
import { addDays, localDay, monthAndDay, shortDate, yearOf } from '../../../shared/dates.ts';
import { leadStatuses } from '../../../shared/leads/constants.ts';
import { trpc } from '../../lib/api.tsx';
import { useHasRole } from '../shell/useRole.tsx';
import { useSetSearchParams } from '../table/useSetSearchParams.ts';
import { ChoiceMenu } from '../ui/ChoiceMenu.tsx';
import { labelOf } from '../../../shared/labelOf.ts';
import { type Lead, nameOf, StatusBadge } from './leadParts.tsx';
import { useLeadUpdate } from './leadUpdates.tsx';

type Props = { lead: Lead };

/** The days that one click sets. */
export const soonDays = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In a week', days: 7 },
];
export const dayIn = (days: number) => addDays(localDay(), days);

/** The status in a list, changed in place. */
export function StatusMenu({ lead }: Props) {
  const update = useLeadUpdate();
  const badge = <StatusBadge status={lead.status} />;
  if (!useHasRole('editor')) return badge;
  return (
    <ChoiceMenu
      label={`${labelOf(lead.status)}, status of ${nameOf(lead)}`}
      choices={leadStatuses.map((status) => ({
        label: labelOf(status),
        isChosen: status === lead.status,
        onChoose: () => update(lead, { status }),
      }))}
    >
      {badge}
    </ChoiceMenu>
  );
}

/** The owner in a list, changed in place. */
export function OwnerMenu({ lead }: Props) {
  const update = useLeadUpdate();
  const { data } = trpc.admin.accounts.people.useQuery();
  const name = lead.owner?.name;
  if (!useHasRole('editor')) return name;
  const choices = [null, ...(data?.people ?? [])].map((owner) => ({
    label: owner?.name ?? 'Unassigned',
    isChosen: owner?.id === lead.owner?.id,
    onChoose: () => update(lead, { owner }),
  }));
  return (
    <ChoiceMenu label={`${name ?? 'Unassigned'}, owner of ${nameOf(lead)}`} choices={choices}>
      {name ?? <NoValue />}
    </ChoiceMenu>
  );
}

/** The follow-up date in a list, changed in place. */
export function FollowUpMenu({ lead }: Props) {
  const update = useLeadUpdate();
  const setSearchParams = useSetSearchParams();
  const { followUpOn } = lead;
  const date = followUpOn ? <FollowUpDate day={followUpOn} status={lead.status} /> : <NoValue />;
  if (!useHasRole('editor')) return date;
  return (
    <ChoiceMenu
      label={`${followUpOn ? shortDate(followUpOn) : 'None'}, follow-up of ${nameOf(lead)}`}
      choices={[
        ...soonDays.map(({ label, days }) => ({
          label,
          onChoose: () => update(lead, { followUpOn: dayIn(days) }),
        })),
        { label: 'Choose a date…', onChoose: () => setSearchParams({ lead: lead.id }) },
        ...(followUpOn
          ? [{ label: 'No follow-up', onChoose: () => update(lead, { followUpOn: null }) }]
          : []),
      ]}
    >
      {date}
    </ChoiceMenu>
  );
}

const NoValue = () => (
  <Text span inherit c="dimmed">
    —
  </Text>
);

const closedStatuses = ['won', 'lost', 'spam'];

/** Highlights a follow-up that is due. */
export function FollowUpDate({ day, status }: { day: string; status: string }) {
  const isDue = day <= localDay() && !closedStatuses.includes(status);
  const text = yearOf(day) === yearOf(localDay()) ? monthAndDay(day) : shortDate(day);
  return (
    <Text span inherit fw={isDue ? 600 : undefined} c={isDue ? 'var(--tone-accent)' : undefined}>
      <time dateTime={day}>{text}</time>
      {isDue && <span className="visually-hidden"> (due)</span>}
    </Text>
  );
}
