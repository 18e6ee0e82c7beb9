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
  modals.open({ modalId, title, children: <Stacked id={modalId}>{content(close)}</Stacked> });
}

/** Keeps the order of the dialogs: Escape closes the topmost, which may be a password prompt. */
function Stacked({ id: modalId, children }: { id: string; children: ReactNode }) {
  const { isTop, zIndex } = useDialogStack();
  useLayoutEffect(
    () => modals.updateModal({ modalId, zIndex, closeOnEscape: isTop }),
    [modalId, zIndex, isTop],
  );
  return children;
}

type Question = {
  /** The button's label, as in `Delete 12 leads`. */
  action: string;
  /** The action can be undone. */
  isReversible?: boolean;
  /** The label of a checkbox that must be checked first. */
  understood?: string;
  /** A rejection keeps the dialog open and is shown in it. */
  onConfirm: () => Promise<unknown> | void;
  children?: ReactNode;
};

/** Asks for confirmation of an action. */
export const openConfirmation = ({ title, ...question }: Question & { title: string }) =>
  openDialog(title, (close) => <Confirmation {...question} onClose={close} />);

type Props = Question & { isBusy?: boolean; onClose: () => void };

/** The content of a confirmation dialog. */
export function Confirmation({ action, isReversible, understood, isBusy, ...rest }: Props) {
  const { onConfirm, onClose, children } = rest;
  const [isUnderstood, setUnderstood] = useState(!understood);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => onConfirm(),
    onSuccess: onClose,
  });
  const isOff = isBusy || isPending || !isUnderstood;
  return (
    <Stack>
      {children}
      {understood && (
        <Checkbox
          label={understood}
          checked={isUnderstood}
          onChange={(event) => setUnderstood(event.target.checked)}
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
          aria-disabled={isOff}
          leftSection={isPending && <Loader size="xs" color="ink.5" />}
          onClick={() => !isOff && mutate()}
        >
          {action}
        </Button>
      </Group>
    </Stack>
  );
}
