import { newsletter as copy } from '../../shared/content/newsletter.ts';
import { trpc, withApi } from '../lib/api.tsx';
import { savePrefill } from '../lib/formPrefill.ts';
import { visitOfForm } from '../lib/visitHistory.ts';
import { EmailForm } from '../ui/EmailForm.tsx';

/** Sign-up for the newsletter. */
export const NewsletterForm = withApi(() => {
  const utils = trpc.useUtils();
  const { mutateAsync, ...request } = trpc.newsletter.subscribe.useMutation({
    onSuccess: () => utils.newsletter.list.invalidate(),
  });
  return (
    <EmailForm
      action="/newsletter/subscribe"
      request={{
        ...request,
        mutateAsync: (fields) => mutateAsync({ ...fields, ...visitOfForm() }),
      }}
      copy={copy}
      noteProps={{ opacity: 0.8 }}
      isLabelHidden
      onEmailChange={(email) => savePrefill({ email })}
      // Aligned with the title on the left.
      pt={{ md: '4.25rem' }}
    />
  );
});
