import type { NotificationData } from '@mantine/notifications';

export type ToastText = {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
};

const load = () => import('./NotificationRegion.tsx');

type RegionModule = Awaited<ReturnType<typeof load>>;

const { promise, resolve } = Promise.withResolvers<RegionModule>();

/** The code that shows toasts, once something has asked for it. */
export const whenLoaded = promise;

let loading: Promise<RegionModule> | undefined;

/** A toast often tells that the network is down, so its code is asked for before it is needed. */
export function loadNotifications() {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  loading.then(resolve, () => {});
  return loading;
}

let lastId = 0;

/** Shows a toast as soon as no other shows. The same text never waits twice. */
export function toast(text: ToastText) {
  const id = `toast-${++lastId}`;
  run(({ showToast }) => showToast({ ...dataOf(text), id }));
  return {
    update: (change: ToastText) =>
      run(({ updateToast }) => void updateToast({ ...dataOf(change), id })),
    dismiss: () => run(({ hideToast }) => void hideToast(id)),
  };
}

/** An alert interrupts what a screen reader says, a status waits for its end. */
function dataOf({ title, description, variant }: ToastText): NotificationData {
  return { title, message: description, role: variant === 'destructive' ? 'alert' : 'status' };
}

function run(act: (region: RegionModule) => void) {
  loadNotifications().then(act, (error: unknown) =>
    console.error('The notification was not shown:', error),
  );
}
