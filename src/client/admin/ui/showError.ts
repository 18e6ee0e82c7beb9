import { toast } from '../../ui/toasts.ts';
import { errorMessage } from './errorText.ts';

/** Says why something was not done, in the server's words; for `onError`. */
export const showError = (error: unknown) =>
  void toast({ title: 'Error', description: errorMessage(error), variant: 'destructive' });
