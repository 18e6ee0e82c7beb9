import type { ComponentProps } from 'react';
import { openConfirmation } from './Confirmation.tsx';
import { SmallButton } from './SmallButton.tsx';

type Props = ComponentProps<typeof SmallButton> & {
  /** What it does, as on the button: 'Revoke'. */
  label: string;
  /** What it does it to, for those who do not see the row. */
  about?: string;
  /** Asked before it is done. */
  question: string;
  onConfirm: () => Promise<unknown> | void;
};

/** Does what cannot be undone, once its question is answered. */
export const ConfirmButton = ({ label, about, question, onConfirm, ...state }: Props) => (
  <SmallButton
    {...state}
    onClick={() => openConfirmation({ title: question, action: label, onConfirm })}
  >
    {label}
    {about && <span className="visually-hidden"> {about}</span>}
  </SmallButton>
);
