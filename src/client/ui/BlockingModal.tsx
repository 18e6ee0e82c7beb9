import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { ReturnFocus } from './ReturnFocus.tsx';
import { useTopLayer } from './topLayer.ts';

type Props = { label: string; size?: string; isFullScreen?: boolean; children: ReactNode };

/** A dialog above all others that only its owner closes. */
export function BlockingModal({ label, size, isFullScreen, children }: Props) {
  const { zIndex } = useTopLayer(1);
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
