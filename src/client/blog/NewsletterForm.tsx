import { trpc, withApi } from '../lib/api.tsx';
import { useContent } from '../lib/content.ts';
import { savePrefill } from '../lib/formPrefill.ts';
import { visitOfForm } from '../lib/visitHistory.ts';
import { EmailForm } from '../ui/EmailForm.tsx';

/** Sign-up for the newsletter. */
export const NewsletterForm = withApi(() => {
  const { form } = useContent('newsletter');
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
      copy={form}
      noteProps={{ opacity: 0.8 }}
      isLabelHidden
      onEmailChange={(email) => savePrefill({ email })}
      // Aligned with the title on the left.
      pt={{ md: '4.25rem' }}
    />
  );
});
