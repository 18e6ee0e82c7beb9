import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Button, Drawer, Modal } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { ReturnFocus } from './ReturnFocus.tsx';
import { DialogTarget, handledEscapes, useTopLayer } from './topLayer.ts';

export type DialogProps = {
  title: string;
  onClose: () => void;
  /** At the side of the window and as high as it, for what has much to show. */
  isDrawer?: boolean;
  /** For two things side by side. */
  isWide?: boolean;
  closeLabel?: string;
  children: ReactNode;
};

export function DialogModal({ isDrawer = false, isWide = false, ...props }: DialogProps) {
  const { isTop, zIndex } = useTopLayer();
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
