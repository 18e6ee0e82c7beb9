import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { openConfirmation } from './Confirmation.tsx';
import { SmallButton } from './SmallButton.tsx';
import { showError } from './showError.ts';

type Props = ComponentProps<typeof SmallButton> & {
  /** What it does, as on the button: `Revoke`. */
  label: string;
  /** What it does it to, for those who do not see the row. */
  about?: string;
  /** Asked before it is done, where it cannot be undone. */
  question?: string;
  /** Rejects when it was not done: the question or a notice says why. */
  run: () => Promise<unknown>;
};

/** Does something with a row or a whole list. */
export function ActionButton({ label, about, question, run, ...props }: Props) {
  const { mutate, isPending } = useMutation({ mutationFn: run, onError: showError });
  const ask = (title: string) => openConfirmation({ title, action: label, onConfirm: run });
  return (
    <SmallButton
      isBusy={isPending}
      onClick={() => (question ? ask(question) : mutate())}
      {...props}
    >
      {label}
      {about && <span className="visually-hidden"> {about}</span>}
    </SmallButton>
  );
}
