import { Box, Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ownDataForm as copy } from '../../shared/content/ownData.ts';
import { ownDataFormPath } from '../../shared/content/ownDataPage.ts';
import { ownDataRequest } from '../../shared/ownDataRequest.ts';
import { trpc, withApi } from '../lib/api.tsx';
import { readPrefill } from '../lib/formPrefill.ts';
import { preloadClient } from '../lib/trpcClient.ts';
import { useInBrowser } from '../lib/useInBrowser.ts';
import { Honeypot } from '../ui/Honeypot.tsx';
import '../ui/inputStyles.ts';

const schema = ownDataRequest(copy.errors);
const inBrowser = () => true;

/** Requests a link to the visitor's own data. Before hydration it is a plain HTML form. */
export const RequestForm = withApi(() => {
  const request = trpc.privacy.requestLink.useMutation();
  // A second submit may come before the mutation reports itself as pending.
  const isSubmitting = useRef(false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const noValidate = useInBrowser(inBrowser);

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
    if (!parsed.success) return input.current?.focus();
    isSubmitting.current = true;
    return request.mutate(
      { ...fields, ...parsed.data },
      {
        onError: (failure) => console.error('The request was not sent:', failure),
        onSettled: () => (isSubmitting.current = false),
      },
    );
  };
  return (
    <Box
      component="form"
      method="post"
      action={ownDataFormPath}
      noValidate={noValidate}
      maw="32rem"
      mt="1.5rem"
      onSubmit={submit}
      onFocus={preloadClient}
    >
      <Group gap="sm" align="end">
        <TextInput
          ref={input}
          name="email"
          type="email"
          required
          withAsterisk={false}
          label={copy.emailLabel}
          placeholder={copy.placeholder}
          autoComplete="email"
          error={error}
          onChange={() => setError(undefined)}
          flex="1 1 14rem"
          styles={{ input: { minHeight: '3.25rem' } }}
        />
        <Button type="submit" disabled={request.isPending}>
          {request.isPending ? copy.pending : copy.submit}
        </Button>
      </Group>
      <Honeypot />
      <Text size="sm" lh="md" mt="xs" c="dimmed">
        {copy.note}
      </Text>
      <div role="status">
        {request.data && <Notice {...copy[request.data.isDelayed ? 'delayed' : 'success']} />}
      </div>
      <div role="alert">{request.isError && <Notice {...copy.failure} />}</div>
    </Box>
  );
});

const Notice = ({ title, text }: { title: string; text: string }) => (
  <Text size="sm" lh="md" mt="xs">
    <strong>{title}.</strong> {text}
  </Text>
);
