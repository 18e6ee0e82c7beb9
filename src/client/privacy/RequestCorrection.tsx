import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { requiredLongText } from '../../shared/formText.ts';
import { MAX_CORRECTION_LENGTH } from '../../shared/ownDataLimits.ts';
import { trpc } from '../lib/api.tsx';
import { useContent } from '../lib/content.ts';
import { ConfirmedForm } from '../ui/ConfirmedForm.tsx';
import { LongReadPart } from '../ui/LongRead.tsx';
import { RichText } from '../ui/RichText.tsx';
import '../ui/inputStyles.ts';
import { useOwnDataOptions } from './useOwnDataMutation.ts';

const Fields = z.object({
  message: requiredLongText(MAX_CORRECTION_LENGTH, 'Please write what is wrong.'),
});

/** Asks the team to correct what the person cannot correct here. */
export function RequestCorrection({ token }: { token: string }) {
  const { request } = useContent('pages/own-data');
  const options = useOwnDataOptions(token, request.sent);
  const send = trpc.privacy.requestCorrection.useMutation(options);
  const form = useForm({ resolver: zodResolver(Fields), defaultValues: { message: '' } });
  const submit = form.handleSubmit(({ message }) =>
    send.mutate({ token, message }, { onSuccess: () => form.reset() }),
  );
  return (
    <LongReadPart id="correct" title={request.title}>
      <Text maw="52ch">{request.text}</Text>
      <ConfirmedForm
        confirmation={send.data && <Text mt="1rem">{request.sent.text}</Text>}
        onAgain={send.reset}
      >
        <form data-needs-script noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap="sm" mt="1rem" maw="36rem">
            <Textarea
              {...form.register('message')}
              rows={4}
              label={request.label}
              error={form.formState.errors.message?.message}
              readOnly={send.isPending}
            />
            <Group>
              <Button type="submit" variant="outline" disabled={send.isPending}>
                {request.submit}
              </Button>
            </Group>
          </Stack>
        </form>
      </ConfirmedForm>
      <noscript>
        <Text mt="1rem">
          <RichText parts={request.noScript} />
        </Text>
      </noscript>
    </LongReadPart>
  );
}
