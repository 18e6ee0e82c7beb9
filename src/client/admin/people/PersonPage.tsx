import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { trpc } from '../../lib/api.tsx';
import { isNotFound } from '../../lib/callErrors.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { ForRole } from '../shell/useRole.tsx';
import { EmailLink } from '../ui/EmailLink.tsx';
import { openEraseDialog } from '../ui/EraseDialog.tsx';
import { labelOf } from '../../../shared/labelOf.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import classes from './PersonPage.module.css';
import { PersonRecords } from './PersonRecords.tsx';
import { PersonTimeline } from './PersonTimeline.tsx';
import type { PersonDetails } from './types.ts';

const title = 'Person';

export const head = () => ({
  title,
  description: 'Everything the site knows about a person, starting with the first visit.',
});

export const Layout = AdminLayout;
export const content = ['pages/guide'] as const;

export function Page() {
  const { id = '' } = useParams();
  const { data, error } = trpc.admin.person.page.useQuery({ id });
  useCanonicalUrl(id, data?.id);
  if (data) return <Person person={data} error={error} />;
  return (
    <>
      <ViewHeader title={title} />
      {isNotFound(error) && (
        <Notice>There is no such person, or their data has been erased.</Notice>
      )}
      {error && !isNotFound(error) && <LoadError error={error} hasData={false} />}
      {!error && <Loading text="Loading the person..." />}
    </>
  );
}

/** Replaces the id of a lead, response or subscription in the address with the person's. */
function useCanonicalUrl(id: string, personId: string | undefined) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  useEffect(() => {
    if (!personId || personId === id) return;
    const person = utils.admin.person.page.getData({ id });
    utils.admin.person.page.setData({ id: personId }, person);
    void navigate(`/admin/people/${personId}`, { replace: true });
  }, [id, personId, navigate, utils]);
}

function Person({ person, error }: { person: PersonDetails; error: { message: string } | null }) {
  const { id, email, name, company, subscription } = person;
  const navigate = useNavigate();
  return (
    <>
      <ViewHeader title={name || email}>
        <Group gap="sm">
          <ButtonLink
            href={`/admin/people/${id}/brief`}
            label="Meeting brief"
            variant="outline"
            size="xs"
          />
          <ForRole least="owner">
            <Button
              variant="outline"
              size="xs"
              onClick={() =>
                openEraseDialog({ email, onErased: () => void navigate('/admin/leads') })
              }
            >
              Erase person
            </Button>
          </ForRole>
        </Group>
      </ViewHeader>
      <LoadError error={error} hasData />
      <Group gap="0.25rem 1.25rem" mb="md">
        {company && (
          <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
            {company}
          </Text>
        )}
        <EmailLink email={email} />
        {subscription && (
          <Text size="sm" c="dimmed">
            Newsletter: {labelOf(subscription.status).toLowerCase()}
          </Text>
        )}
      </Group>
      <div className={classes.columns}>
        <Stack gap="md">
          <PersonRecords person={person} />
        </Stack>
        <PersonTimeline id={id} />
      </div>
    </>
  );
}
