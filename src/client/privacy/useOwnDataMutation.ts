import type { Notice } from '../../shared/content/shapes.ts';
import { trpc } from '../lib/api.tsx';
import { isNotFound, limitOf } from '../lib/callErrors.ts';
import { toast } from '../ui/toasts.ts';
import type { OwnData } from './Records.tsx';

/** The id of the page's notices, each of which replaces the one before. */
const TOAST = 'own-data';

/** Options of a mutation that returns the page's data: shows it, and says that it is done. */
export function useOwnDataOptions(token: string, { title, text }: Notice) {
  const utils = trpc.useUtils();
  return {
    onSuccess: (data: OwnData) => {
      utils.privacy.me.setData({ token }, data);
      toast({ title, description: text }, TOAST);
    },
    onError: showFailure,
  };
}

export function showFailure(error: unknown) {
  const message = isNotFound(error)
    ? 'This link has expired, or your data was erased in the meantime.'
    : (limitOf(error) ?? 'Please try again in a minute.');
  toast({ title: 'That did not work', description: message, variant: 'destructive' }, TOAST);
}
