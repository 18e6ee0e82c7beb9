import { type FormEvent, useEffect, useRef } from 'react';
import { linkPage, linkPages } from '../../shared/content/newsletter.ts';
import type { LinkPurpose } from '../../shared/newsletter.ts';
import { ApiProvider, trpc } from '../api.tsx';
import { Box, Button, Group, Text } from '@mantine/core';
import { Hero } from '../ui/Hero.tsx';

type LinkViewProps = { purpose: LinkPurpose; token: string };

/** Where a link in a mail leads: it does nothing by being opened, only by its button. */
export function LinkView(props: LinkViewProps) {
  return (
    <ApiProvider>
      <Link {...props} />
    </ApiProvider>
  );
}

function Link({ purpose, token }: LinkViewProps) {
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
            {linkPage.failure}
          </Text>
        )}
      </div>
    </form>
  );
  return (
    <Box ref={place} tabIndex={-1} aria-live="polite" style={{ outline: 'none' }}>
      <Hero
        label={linkPage.label}
        {...states[state]}
        {...(state === 'ready' ? { control } : { actions: [linkPage.after] })}
      />
    </Box>
  );
}
