import { toast } from '../ui/toasts.ts';
import { plainMessage } from './failureText.ts';

/** Says why something was not done, in the server's words; for `onError`. */
export const tellFailure = (error: unknown) =>
  void toast({ title: 'Error', description: plainMessage(error), variant: 'destructive' });
