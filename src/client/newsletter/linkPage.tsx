import { Box, Button, Group, Text } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { type Params, useParams } from 'react-router-dom';
import { linkPage as copy, linkPages } from '../../shared/content/newsletter.ts';
import type { LinkPurpose } from '../../shared/newsletter.ts';
import { type Api, trpc, withApi } from '../lib/api.tsx';
import { Hero } from '../ui/Hero.tsx';

/** Creates the page module for a link in an email. */
export const linkPage = (purpose: LinkPurpose) => ({
  head: () => ({ ...linkPages[purpose].head, isPrivate: true, isSecret: true }),
  load: async ({ utils }: Api, { token = '' }: Params) => {
    const found = await utils.newsletter.link.fetch({ purpose, token });
    return found.state === 'unknown' ? undefined : found;
  },
  Page: withApi(() => {
    const { token = '' } = useParams();
    return <Link purpose={purpose} token={token} />;
  }),
});

/** Creates the page module for an unknown link, shown with status 404. */
export const unknownLinkPage = (purpose: LinkPurpose) => ({
  head: () => ({ ...linkPages[purpose].head, isPrivate: true }),
  Page: () => (
    <Hero label={copy.label} {...linkPages[purpose].states.unknown} actions={[copy.after]} />
  ),
});

/** Acts only on the button: email scanners open links. */
function Link({ purpose, token }: { purpose: LinkPurpose; token: string }) {
  const { button, pending, states } = linkPages[purpose];
  const utils = trpc.useUtils();
  const { data } = trpc.newsletter.link.useQuery({ purpose, token });
  const follow = trpc.newsletter.follow.useMutation({
    onSuccess: () => utils.newsletter.list.invalidate(),
  });
  const isUnderWay = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const outcome = follow.data?.state;
  const state = outcome ?? data?.state ?? 'ready';

  useEffect(() => {
    // The pressed button is unmounted.
    if (outcome) place.current?.focus();
  }, [outcome]);

  const press = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    follow.mutate({ purpose, token }, { onSettled: () => (isUnderWay.current = false) });
  };
  const control = (
    // The form works without scripts.
    <form method="post" action={`/newsletter/${purpose}/${token}`} onSubmit={press}>
      <Group variant="actions">
        <Button type="submit" disabled={follow.isPending}>
          {follow.isPending ? pending : button}
        </Button>
      </Group>
      <div role="alert">
        {follow.isError && (
          <Text c="var(--tone-accent)" mt="sm">
            {copy.failure}
          </Text>
        )}
      </div>
    </form>
  );
  return (
    <Box ref={place} tabIndex={-1} aria-live="polite" style={{ outline: 'none' }}>
      <Hero
        label={copy.label}
        {...states[state]}
        {...(state === 'ready' ? { control } : { actions: [copy.after] })}
      />
    </Box>
  );
}
