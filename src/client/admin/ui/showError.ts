import { toast } from '../../ui/toasts.ts';
import { errorMessage } from './errorText.ts';

/** Shows an error as a toast; for `onError`. */
export const showError = (error: unknown) =>
  void toast({ title: 'Error', description: errorMessage(error), variant: 'destructive' });
