import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OutboxState } from '../../../shared/outbox.ts';
import { newId } from '../../lib/newId.ts';
import { toast, type ToastText } from '../../ui/toasts.ts';
import { openConfirmation } from './Confirmation.tsx';

export const notConfigured =
  'Mailgun is not configured: the email waits in the outbox until it is.';

type Options = {
  title: string;
  action: string;
  isConfigured: boolean;
  /** `sendId` is the same for all attempts of the dialog: a repeated click sends no second email. */
  send: (sendId: string) => Promise<unknown>;
  /** Names the recipient. */
  children: ReactNode;
};

/** Asks for confirmation before an email is sent. */
export function confirmSending({ title, action, isConfigured, send, children }: Options) {
  const sendId = newId();
  openConfirmation({
    title,
    action,
    isReversible: true,
    onConfirm: () => send(sendId),
    children: (
      <>
        <Text>{children}</Text>
        {!isConfigured && <Text>{notConfigured}</Text>}
      </>
    ),
  });
}

type State = OutboxState | null | undefined;

/** Shows the outcome of an outbox row. */
export function showOutcome(
  state: State,
  texts: { done: string; waiting: ToastText; failed: string },
) {
  if (state === 'done') return toast({ title: texts.done });
  if (state === 'waiting') return toast(texts.waiting);
  const description = 'See Outbox for the error.';
  return toast({ title: texts.failed, description, variant: 'destructive' });
}

/** Shows whether an email was sent; `noun` is as in `Guide`. */
export const showSent = (noun: string, state: State) =>
  showOutcome(state, {
    done: `${noun} sent`,
    waiting: { title: `${noun} not sent yet`, description: 'It waits in the outbox.' },
    failed: `${noun} not sent`,
  });
