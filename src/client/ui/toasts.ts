import type { NotificationData } from '@mantine/notifications';
import { once } from '../../shared/once.ts';

export type ToastText = {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
};

const load = once(() => import('./NotificationRegion.tsx'));

type RegionModule = Awaited<ReturnType<typeof load>>;

const { promise, resolve } = Promise.withResolvers<RegionModule>();

/** Resolves when the code that shows toasts is loaded. */
export const regionLoaded = promise;

/** Loads the code ahead of time: a toast often reports that the network is down. */
export function loadNotifications() {
  const loading = load();
  loading.then(resolve, () => {});
  return loading;
}

let lastId = 0;

/** Queues a toast. It replaces an earlier one with its id, such as that of a form, or its text. */
export function toast(text: ToastText, id = `toast-${++lastId}`) {
  withRegion(({ showToast }) => showToast(toNotification(text), id));
  return {
    update: (change: ToastText) =>
      withRegion(({ updateToast }) => updateToast(toNotification(change), id)),
    dismiss: () => withRegion(({ hideToast }) => hideToast(id)),
  };
}

/** Screen readers announce an alert immediately and a status after the current speech. */
function toNotification({ title, description, variant }: ToastText): NotificationData {
  return { title, message: description, role: variant === 'destructive' ? 'alert' : 'status' };
}

function withRegion(action: (region: RegionModule) => void) {
  loadNotifications().then(action, (error: unknown) =>
    console.error('The notification was not shown:', error),
  );
}
