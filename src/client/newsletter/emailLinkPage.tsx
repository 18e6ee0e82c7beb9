import { Box, Button, Group, Text } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { type Params, useParams } from 'react-router-dom';
import type { LinkPurpose } from '../../shared/newsletter.ts';
import { type Api, trpc, withApi } from '../lib/api.tsx';
import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyPage } from '../ui/EmptyPage.tsx';
import { Hero } from '../ui/Hero.tsx';

/** What both kinds of page modules export. */
const common = (purpose: LinkPurpose) => ({
  content: ['newsletter'] as const,
  head: ({ content }: HeadInput) => contentOf(content, 'newsletter')[purpose].head,
});

/** Creates the page module for a link in an email. */
export const createEmailLinkPage = (purpose: LinkPurpose) => ({
  ...common(purpose),
  load: async ({ utils }: Api, { token = '' }: Params) => {
    const found = await utils.newsletter.link.fetch({ purpose, token });
    return found.state === 'unknown' ? undefined : found;
  },
  Page: withApi(() => {
    const { token = '' } = useParams();
    return <EmailLinkAction purpose={purpose} token={token} />;
  }),
});

/** Creates the page module for an unknown link, shown with status 404. */
export const createUnknownLinkPage = (purpose: LinkPurpose) => ({
  ...common(purpose),
  Page: () => {
    const { label, after, ...pages } = useContent('newsletter');
    return (
      <EmptyPage label={label} {...pages[purpose].states.unknown}>
        <ButtonLink mt="1.75rem" {...after} />
      </EmptyPage>
    );
  },
});

const pending = { confirm: 'Confirming...', unsubscribe: 'Unsubscribing...' };

/** Acts only on the button: email scanners open links. */
function EmailLinkAction({ purpose, token }: { purpose: LinkPurpose; token: string }) {
  const copy = useContent('newsletter');
  const { button, states } = copy[purpose];
  const utils = trpc.useUtils();
  const { data } = trpc.newsletter.link.useQuery({ purpose, token });
  const follow = trpc.newsletter.follow.useMutation({
    onSuccess: () => utils.newsletter.list.invalidate(),
  });
  const isSubmitting = useRef(false);
  const container = useRef<HTMLDivElement>(null);
  const outcome = follow.data?.state;
  const state = outcome ?? data?.state ?? 'ready';

  useEffect(() => {
    // The pressed button is unmounted.
    if (outcome) container.current?.focus();
  }, [outcome]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    follow.mutate({ purpose, token }, { onSettled: () => (isSubmitting.current = false) });
  };
  const control = (
    // The form works without scripts.
    <form method="post" action={`/newsletter/${purpose}/${token}`} onSubmit={onSubmit}>
      <Group variant="actions">
        <Button type="submit" disabled={follow.isPending}>
          {follow.isPending ? pending[purpose] : button}
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
    <Box ref={container} tabIndex={-1} aria-live="polite" style={{ outline: 'none' }}>
      <Hero
        label={copy.label}
        {...states[state]}
        {...(state === 'ready' ? { control } : { actions: [copy.after] })}
      />
    </Box>
  );
}
