import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { openConfirmation } from './Confirmation.tsx';
import { SmallButton } from './SmallButton.tsx';
import { showError } from './showError.ts';

type Props = ComponentProps<typeof SmallButton> & {
  label: string;
  /** The object of the action, for screen readers. */
  target?: string;
  /** Asks for confirmation with this title. */
  confirmTitle?: string;
  /** A rejection is shown in the confirmation or in a toast. */
  run: () => Promise<unknown>;
};

/** A button that runs an action and reports its error. */
export function ActionButton({ label, target, confirmTitle, run, ...props }: Props) {
  const { mutate, isPending } = useMutation({ mutationFn: run, onError: showError });
  const askToConfirm = (title: string) =>
    openConfirmation({ title, action: label, onConfirm: run });
  return (
    <SmallButton
      isBusy={isPending}
      onClick={() => (confirmTitle ? askToConfirm(confirmTitle) : mutate())}
      {...props}
    >
      {label}
      {target && <span className="visually-hidden"> {target}</span>}
    </SmallButton>
  );
}
