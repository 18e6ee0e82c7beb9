import { Honeypot } from '../ui/Honeypot.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { newsletter as copy } from '../../shared/content/newsletter.ts';
import { newSubscriber } from '../../shared/newSubscriber.ts';
import { trpc, withApi } from '../lib/api.tsx';
import { preloadClient } from '../lib/trpcClient.ts';
import { visitOfForm } from '../lib/visitHistory.ts';
import { savePrefill, readPrefill } from '../lib/formPrefill.ts';
import { Box, Button, Group, Text, TextInput } from '@mantine/core';
import { useInBrowser } from '../lib/useInBrowser.ts';
import '../ui/inputStyles.ts';

const schema = newSubscriber(copy.errors);

/** Sign-up for the newsletter. Before hydration it is a plain HTML form. */
export const NewsletterForm = withApi(() => {
  const utils = trpc.useUtils();
  const subscribe = trpc.newsletter.subscribe.useMutation({
    onSuccess: () => utils.newsletter.list.invalidate(),
  });
  // A second submit may come before the mutation reports itself as pending.
  const isSubmitting = useRef(false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const noValidate = useInBrowser(() => true);

  useEffect(() => {
    // Keeps what was typed before hydration.
    if (input.current?.value === '') input.current.value = readPrefill().email ?? '';
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const parsed = schema.safeParse(fields);
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) {
      input.current?.focus();
      return;
    }
    isSubmitting.current = true;
    subscribe.mutate(
      { ...fields, ...parsed.data, ...visitOfForm() },
      {
        onSuccess: () => {
          if (input.current) input.current.value = '';
        },
        onError: (failure) => console.error('The subscription was not sent:', failure),
        onSettled: () => {
          isSubmitting.current = false;
        },
      },
    );
  };
  const onEmailChange = () => {
    setError(undefined);
    savePrefill({ email: input.current?.value ?? '' });
  };
  return (
    <Box
      component="form"
      method="post"
      action="/newsletter/subscribe"
      noValidate={noValidate}
      maw="32rem"
      // Aligned with the title on the left.
      pt={{ md: '4.25rem' }}
      onSubmit={submit}
      onFocus={preloadClient}
    >
      <Group gap="sm" align="start">
        <TextInput
          ref={input}
          name="email"
          type="email"
          required
          label={copy.emailLabel}
          placeholder={copy.placeholder}
          autoComplete="email"
          error={error}
          onChange={onEmailChange}
          labelProps={{ className: 'visually-hidden' }}
          flex="1 1 14rem"
          styles={{ input: { minHeight: '3.25rem' } }}
        />
        <Button type="submit" disabled={subscribe.isPending}>
          {subscribe.isPending ? copy.pending : copy.submit}
        </Button>
      </Group>
      <Honeypot />
      <Text size="sm" lh="md" mt="xs" opacity={0.8}>
        {copy.note}
      </Text>
      <div role="status">
        {subscribe.data && (
          <NoticeText {...copy[subscribe.data.isDelayed ? 'delayed' : 'success']} />
        )}
      </div>
      <div role="alert">{subscribe.isError && <NoticeText {...copy.failure} />}</div>
    </Box>
  );
});

function NoticeText({ title, text }: { title: string; text: string }) {
  return (
    <Text size="sm" lh="md" mt="xs">
      <strong>{title}.</strong> {text}
    </Text>
  );
}
