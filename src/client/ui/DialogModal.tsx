import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Button, Drawer, Modal } from '@mantine/core';
import { type ReactNode, use, useEffect } from 'react';
import { DialogTarget, handledEscapes, useDialogStack } from './dialogStack.ts';

export type DialogProps = {
  title: string;
  onClose: () => void;
  /** Opens as a drawer at the side of the window. */
  isDrawer?: boolean;
  isWide?: boolean;
  closeLabel?: string;
  children: ReactNode;
};

export function DialogModal({ isDrawer = false, isWide = false, ...props }: DialogProps) {
  const { isTop, zIndex } = useDialogStack();
  const target = use(DialogTarget);
  const { Root, Overlay, Content, Header, Title, Body } = isDrawer ? Drawer : Modal;
  return (
    <Root
      opened
      onClose={props.onClose}
      closeOnEscape={isTop}
      returnFocus={false}
      zIndex={zIndex}
      size={isDrawer ? '64rem' : isWide ? '60rem' : '44rem'}
      portalProps={target === undefined ? undefined : { target }}
      __handledEscapeEvents={handledEscapes}
    >
      <Overlay />
      <Content data-tone="white">
        <ReturnFocus />
        <Header>
          <Title>{props.title}</Title>
          <Button variant="outline" size="sm" style={{ flex: 'none' }} onClick={props.onClose}>
            {props.closeLabel ?? 'Close'}
          </Button>
        </Header>
        <Body>{props.children}</Body>
      </Content>
    </Root>
  );
}

type BlockingProps = { label: string; size?: string; isFullScreen?: boolean; children: ReactNode };

/** A dialog above all others that the user cannot close. */
export function BlockingModal({ label, size, isFullScreen, children }: BlockingProps) {
  const { zIndex } = useDialogStack(1);
  return (
    <Modal.Root
      opened
      onClose={() => {}}
      closeOnEscape={false}
      closeOnClickOutside={false}
      returnFocus={false}
      zIndex={zIndex}
      size={size}
      fullScreen={isFullScreen}
    >
      <Modal.Overlay />
      <Modal.Content data-tone="white" aria-label={label}>
        <ReturnFocus />
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}

/**
 * Restores the focus when a dialog is unmounted, which Mantine does not treat as closing. Must come
 * before the dialog's children to record the focus before they take it.
 */
function ReturnFocus() {
  useEffect(() => {
    const { activeElement } = document;
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    };
  }, []);
  return null;
}
