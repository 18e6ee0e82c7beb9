import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { openConfirmation } from './Confirmation.tsx';
import { SmallButton } from './SmallButton.tsx';
import { showError } from './showError.ts';

type Props = ComponentProps<typeof SmallButton> & {
  label: string;
  /** The object of the action, for screen readers. */
  about?: string;
  /** Asks for confirmation with this title. */
  question?: string;
  /** A rejection is shown in the confirmation or in a toast. */
  run: () => Promise<unknown>;
};

/** A button that runs an action and reports its error. */
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
