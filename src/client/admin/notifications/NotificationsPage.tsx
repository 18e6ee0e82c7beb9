import { Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import {
  DAILY_HOUR,
  NotificationMode,
  notificationModes,
  notifiedEvents,
} from '../../../shared/notifications.ts';
import { type Outputs, trpc } from '../../lib/api.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { ForRole, useHasRole } from '../shell/useRole.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { showError } from '../ui/showError.ts';
import { ViewHeader } from '../ui/ViewHeader.tsx';

const title = 'Notifications';

export const head = () => ({
  title,
  description: 'Who is notified of leads, calls, quiz responses, subscribers and failures.',
});

export const Layout = AdminLayout;

type List = Outputs['admin']['notifications']['list'];
type Person = List['people'][number];
type Event = keyof typeof notifiedEvents;
const events = ['lead', 'call', 'quiz', 'subscriber', 'failure'] as const satisfies Event[];

export function Page() {
  const { data, error } = trpc.admin.notifications.list.useQuery();
  return (
    <>
      <ViewHeader title={title} />
      <Text c="dimmed" maw="68ch" mb="md">
        Emails about what happens on the site. After ten in an hour, the rest comes in one email.
        Daily emails come at {DAILY_HOUR}:00{data && ` (${data.timeZone})`}, unless nothing
        happened. Changes are saved at once.
        <ForRole least="owner">
          {' '}
          ‘<TextLink href="/admin/settings">General</TextLink>’ has the time zone.
        </ForRole>
      </Text>
      {data?.operatorEmail && (
        <Text c="dimmed" maw="68ch" mb="md">
          {data.operatorEmail} is notified of leads and quiz responses at once, whatever is chosen
          here: the operator has set it as <code>LEAD_NOTIFY_EMAIL</code>.
        </Text>
      )}
      <LoadError error={error} hasData={!!data} />
      {data?.people.length === 0 && (
        <Notice>
          Nobody has an account yet. The first sign-in with <code>ADMIN_PASSWORD</code> creates that
          of an owner.
        </Notice>
      )}
      <Stack gap="sm">
        {data?.people.map((person) => (
          <Choices key={person.id} person={person} />
        ))}
      </Stack>
    </>
  );
}

/** What a person is notified of. */
function Choices({ person }: { person: Person }) {
  const [isSaved, setSaved] = useState(false);
  return (
    <Panel title={person.name}>
      <Group justify="space-between" gap="xs" wrap="nowrap" mb="xs">
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {addressNote(person)}
        </Text>
        <Text role="status" size="sm" c="gain.7">
          {isSaved && 'Saved'}
        </Text>
      </Group>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} spacing="sm">
        {events.map((event) => (
          <ModeSelect key={event} person={person} event={event} onSaved={setSaved} />
        ))}
      </SimpleGrid>
    </Panel>
  );
}

/** Says why somebody gets no email. */
function addressNote({ email, isActive }: Person) {
  if (email === null)
    return (
      <>
        Gets no email without an address: enter one at ‘
        <TextLink href="/admin/account">Account</TextLink>’.
      </>
    );
  return isActive ? email : `${email}: gets no email until the invitation is accepted.`;
}

type SelectProps = { person: Person; event: Event; onSaved: (isSaved: boolean) => void };

function ModeSelect({ person, event, onSaved }: SelectProps) {
  const { run, mode } = useMode(person, event, onSaved);
  return (
    <NativeSelect
      label={notifiedEvents[event]}
      data={Object.entries(notificationModes).map(([value, label]) => ({ value, label }))}
      value={mode}
      onChange={(change) => run(NotificationMode.parse(change.currentTarget.value))}
    />
  );
}

/** The mode that is shown while it is saved, and how to change it. */
function useMode({ id: accountId, modes }: Person, event: Event, onSaved: SelectProps['onSaved']) {
  const isOwner = useHasRole('owner');
  const { list } = trpc.useUtils().admin.notifications;
  const options = {
    // One after the other: by keyboard, each step to a choice is saved.
    scope: { id: `${accountId} ${event}` },
    onMutate: () => onSaved(false),
    onSuccess: () => onSaved(true),
    onError: showError,
    onSettled: () => list.invalidate(),
  };
  const set = trpc.admin.notifications.set.useMutation(options);
  const setOwn = trpc.admin.notifications.setOwn.useMutation(options);
  const { isPending, variables } = isOwner ? set : setOwn;
  return {
    mode: isPending ? variables.mode : modes[event],
    run: (mode: NotificationMode) =>
      isOwner ? set.mutate({ accountId, event, mode }) : setOwn.mutate({ event, mode }),
  };
}
