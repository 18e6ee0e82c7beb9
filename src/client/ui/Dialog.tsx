import { type ComponentType, lazy, Suspense } from 'react';
import { firstInput } from '../lib/firstInput.ts';
import { withRetries } from '../lib/withRetries.ts';

/** A dialog that is open for as long as it is mounted. */
export const Dialog = lazyModal(async () => (await import('./DialogModal.tsx')).DialogModal);

/** A dialog above all others that only its owner closes. */
export const BlockingDialog = lazyModal(
  async () => (await import('./DialogModal.tsx')).BlockingModal,
);

/** A dialog opens by a press or a key: its code is asked for at the first one, before it is needed. */
function lazyModal<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  void firstInput.then(() => withRetries(load));
  const Modal = lazy(async () => ({ default: await withRetries(load) }));
  return function LazyModal(props: Props) {
    return (
      <Suspense>
        <Modal {...props} />
      </Suspense>
    );
  };
}
