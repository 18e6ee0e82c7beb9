import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '../../ui/inputStyles.ts';
import { Button, Checkbox, Group, Loader, Stack, Text } from '@mantine/core';
import { modals, ModalsProvider } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { newId } from '../../lib/newId.ts';
import { DialogTarget, handledEscapes, useDialogStack } from '../../ui/dialogStack.ts';
import { errorSentence } from './errorText.ts';

/** Provides `openDialog` to a view, whose dialogs are rendered in `#admin-dialogs` and hide with it. */
export function Dialogs({ children }: { children: ReactNode }) {
  return (
    <DialogTarget value="#admin-dialogs">
      <ModalsProvider
        modalProps={{
          __handledEscapeEvents: handledEscapes,
          attributes: { content: { 'data-tone': 'white' } },
          portalProps: { target: '#admin-dialogs' },
          size: '34rem',
          transitionProps: { duration: 0 },
          withCloseButton: false,
        }}
      >
        {children}
      </ModalsProvider>
    </DialogTarget>
  );
}

/** Opens a dialog above all others. `content` receives a function that closes it. */
export function openDialog(title: ReactNode, content: (close: () => void) => ReactNode) {
  const modalId = newId();
  const close = () => modals.close(modalId);
  modals.open({
    modalId,
    title,
    children: <StackedDialog id={modalId}>{content(close)}</StackedDialog>,
  });
}

/** Keeps the order of the dialogs: Escape closes the topmost, which may be a password prompt. */
function StackedDialog({ id: modalId, children }: { id: string; children: ReactNode }) {
  const { isTop, zIndex } = useDialogStack();
  useLayoutEffect(
    () => modals.updateModal({ modalId, zIndex, closeOnEscape: isTop }),
    [modalId, zIndex, isTop],
  );
  return children;
}

type ConfirmationOptions = {
  /** The button's label, as in `Delete 12 leads`. */
  action: string;
  /** The action can be undone. */
  isReversible?: boolean;
  /** The label of a checkbox that must be checked first. */
  acknowledgment?: string;
  /** A rejection keeps the dialog open and is shown in it. */
  onConfirm: () => Promise<unknown> | void;
  children?: ReactNode;
};

/** The mutation key of confirmed actions, such as deletions. */
export const confirmedActionKey = ['confirmedAction'];

/** Asks for confirmation of an action. */
export const openConfirmation = ({ title, ...options }: ConfirmationOptions & { title: string }) =>
  openDialog(title, (close) => <Confirmation {...options} onClose={close} />);

type Props = ConfirmationOptions & { isBusy?: boolean; onClose: () => void };

/** The content of a confirmation dialog. */
export function Confirmation({ action, isReversible, acknowledgment, isBusy, ...rest }: Props) {
  const { onConfirm, onClose, children } = rest;
  const [isAcknowledged, setAcknowledged] = useState(!acknowledgment);
  const { mutate, isPending, error } = useMutation({
    mutationKey: confirmedActionKey,
    mutationFn: async () => onConfirm(),
    onSuccess: onClose,
  });
  const isDisabled = isBusy || isPending || !isAcknowledged;
  return (
    <Stack>
      {children}
      {acknowledgment && (
        <Checkbox
          label={acknowledgment}
          checked={isAcknowledged}
          onChange={(event) => setAcknowledged(event.target.checked)}
        />
      )}
      {error && (
        <Text role="alert" c="signal.7">
          {errorSentence(error)}
        </Text>
      )}
      <Group justify="flex-end" gap="sm">
        <Button size="sm" variant="outline" data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button
          size="sm"
          variant={isReversible ? 'filled' : 'danger'}
          aria-disabled={isDisabled}
          leftSection={isPending && <Loader size="xs" color="ink.5" />}
          onClick={() => !isDisabled && mutate()}
        >
          {action}
        </Button>
      </Group>
    </Stack>
  );
}
