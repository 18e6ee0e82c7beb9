import { Box, Button, Group, Text } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { type Params, useParams } from 'react-router-dom';
import { linkPage as copy, linkPages } from '../../shared/content/newsletter.ts';
import type { LinkPurpose } from '../../shared/newsletter.ts';
import { type Api, trpc, withApi } from '../lib/api.tsx';
import { Hero } from '../ui/Hero.tsx';

/** The module of the page where a link in a mail leads. */
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

/** The module of what the server shows, with status 404, for a link that it does not know. */
export const unknownLinkPage = (purpose: LinkPurpose) => ({
  head: () => ({ ...linkPages[purpose].head, isPrivate: true }),
  Page: () => (
    <Hero label={copy.label} {...linkPages[purpose].states.unknown} actions={[copy.after]} />
  ),
});

/** Does nothing by being opened, only by its button. */
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
    // The button that was pressed is gone.
    if (outcome) place.current?.focus();
  }, [outcome]);

  const press = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    follow.mutate({ purpose, token }, { onSettled: () => (isUnderWay.current = false) });
  };
  const control = (
    // By method and action the button works before this code is here, or without it.
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
