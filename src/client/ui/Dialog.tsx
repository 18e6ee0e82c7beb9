import { type ComponentType, Suspense } from 'react';
import { firstInteraction } from '../lib/firstInteraction.ts';
import { lazyWithRetries, withRetries } from '../lib/withRetries.ts';

/** A dialog that is open while it is mounted. */
export const Dialog = lazyModal(async () => (await import('./DialogModal.tsx')).DialogModal);

export const BlockingDialog = lazyModal(
  async () => (await import('./DialogModal.tsx')).BlockingModal,
);

/** Loads the dialog code at the first input, before a dialog opens. */
function lazyModal<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  void firstInteraction.then(() => withRetries(load));
  const Modal = lazyWithRetries(load);
  return function LazyModal(props: Props) {
    return (
      <Suspense>
        <Modal {...props} />
      </Suspense>
    );
  };
}
