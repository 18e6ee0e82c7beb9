import { useSyncExternalStore } from 'react';

export type ToastText = {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
};
export type Toast = ToastText & { id: number; isOpen: boolean };

export type ToastEvent =
  | { type: 'added'; toast: Toast }
  | { type: 'updated'; id: number; text: Partial<ToastText> }
  | { type: 'dismissed'; id: number }
  | { type: 'removed'; id: number };

const LIMIT = 1;
/** How long a toast shows. */
export const DURATION = 5000;
/** How long a dismissed toast is still known, so that its owner may still update it. */
const REMOVAL_DELAY = 1_000_000;

export function reduceToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  if (event.type === 'added') return [event.toast, ...toasts].slice(0, LIMIT);
  if (event.type === 'removed') return toasts.filter((toast) => toast.id !== event.id);
  const change = event.type === 'updated' ? event.text : { isOpen: false };
  return toasts.map((toast) => (toast.id === event.id ? { ...toast, ...change } : toast));
}

const none: readonly Toast[] = [];
let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

function happen(event: ToastEvent) {
  toasts = reduceToasts(toasts, event);
  for (const listener of listeners) listener();
}

/** Shows a notice to the visitor; it takes the place of the one before. */
export function toast(text: ToastText) {
  const id = ++lastId;
  happen({ type: 'added', toast: { ...text, id, isOpen: true } });
  return {
    update: (change: Partial<ToastText>) => happen({ type: 'updated', id, text: change }),
    dismiss: () => dismissToast(id),
  };
}

/** Shows a notice as soon as no other shows. */
export function toastNext(text: ToastText) {
  const listener = () => {
    if (toasts.some(({ isOpen }) => isOpen)) return;
    listeners.delete(listener);
    toast(text);
  };
  listeners.add(listener);
  listener();
}

export function dismissToast(id: number) {
  happen({ type: 'dismissed', id });
  setTimeout(() => happen({ type: 'removed', id }), REMOVAL_DELAY);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
