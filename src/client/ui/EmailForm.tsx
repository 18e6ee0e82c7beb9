import { Box, type BoxProps, Button, Group, Text, TextInput, type TextProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { EmailFormTexts, Notice } from '../../shared/content/shapes.ts';
import { emailText } from '../../shared/formText.ts';
import { leadErrors } from '../../shared/leads/newLead.ts';
import { limitOf } from '../lib/callErrors.ts';
import { isFocused, readPrefill } from '../lib/formPrefill.ts';
import { preloadClient } from '../lib/trpcClient.ts';
import { useInBrowser } from '../lib/useInBrowser.ts';
import { ConfirmedForm } from './ConfirmedForm.tsx';
import { Honeypot } from './Honeypot.tsx';
import './inputStyles.ts';

const emailSchema = emailText(leadErrors.email, leadErrors.emailFormat);
const inBrowser = () => true;

type Props = {
  /** Where the form is posted before hydration. */
  action: string;
  /** Receives the email address and the honeypot. */
  request: {
    mutateAsync: (fields: { email: string }) => Promise<unknown>;
    isPending: boolean;
    error: unknown;
    reset: () => void;
    data: { isDelayed: boolean } | undefined;
  };
  copy: EmailFormTexts;
  noteProps: TextProps;
  isLabelHidden?: boolean;
  onEmailChange?: (email: string) => void;
};

/** A form that asks only for an email address. Before hydration it is a plain HTML form. */
export function EmailForm({ request, copy, noteProps, onEmailChange, ...props }: Props & BoxProps) {
  const { action, isLabelHidden = false, ...boxProps } = props;
  // A second submit may come before the mutation reports itself as pending.
  const isSubmitting = useRef(false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const noValidate = useInBrowser(inBrowser);

  useEffect(() => {
    // Keeps what was typed before hydration.
    if (input.current?.value === '' && !isFocused('email'))
      input.current.value = readPrefill().email ?? '';
  }, []);

  const submit = async (form: HTMLFormElement) => {
    const fields = Object.fromEntries(new FormData(form));
    const parsed = emailSchema.safeParse(fields.email);
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return input.current?.focus();
    isSubmitting.current = true;
    try {
      await request.mutateAsync({ ...fields, email: parsed.data });
    } catch (failure) {
      console.error('The email address was not sent:', failure);
    }
    isSubmitting.current = false;
  };
  const limit = limitOf(request.error);
  const failure = limit ? { title: copy.failure.title, text: limit } : copy.failure;
  const result = request.data && (
    <Result {...copy[request.data.isDelayed ? 'delayed' : 'success']} />
  );
  return (
    <Box maw="32rem" {...boxProps}>
      <ConfirmedForm confirmation={result} onAgain={request.reset}>
        <form
          method="post"
          action={action}
          noValidate={noValidate}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSubmitting.current) void submit(event.currentTarget);
          }}
          onFocus={preloadClient}
        >
          <Group gap="sm" align={isLabelHidden ? 'start' : 'end'}>
            <TextInput
              ref={input}
              name="email"
              type="email"
              required
              withAsterisk={false}
              label="Email address"
              placeholder="Enter your email"
              autoComplete="email"
              error={error}
              readOnly={request.isPending}
              onChange={(event) => {
                setError(undefined);
                onEmailChange?.(event.target.value);
              }}
              labelProps={{ className: isLabelHidden ? 'visually-hidden' : undefined }}
              flex="1 1 14rem"
              styles={{ input: { minHeight: '3.25rem' } }}
            />
            <Button type="submit" disabled={request.isPending}>
              {request.isPending ? copy.pending : copy.submit}
            </Button>
          </Group>
          <Honeypot />
          <Text size="sm" lh="md" mt="xs" {...noteProps}>
            {copy.note}
          </Text>
          <div role="alert">{request.error ? <Result {...failure} /> : null}</div>
        </form>
      </ConfirmedForm>
    </Box>
  );
}

const Result = ({ title, text }: Notice) => (
  <Text size="sm" lh="md" mt="xs">
    <strong>{title}.</strong> {text}
  </Text>
);
