import { useState } from 'react';
import { localDateTime } from '../../../shared/dates.ts';
import { type Outputs, trpc } from '../../api.tsx';
import { toast } from '../../ui/toasts.ts';
import { EraseDialog } from '../EraseDialog.tsx';
import { RowActions } from '../RowActions.tsx';
import { tellFailure } from '../tellFailure.ts';

type Subscriber = Outputs['newsletter']['list']['subscribers'][number];
type Props = { subscriber: Subscriber; isPerson: boolean };

/** One address, how it stands, and what can be done about it. */
export function SubscriberRow({ subscriber, isPerson }: Props) {
  const { id, email, status } = subscriber;
  const [isErasing, setErasing] = useState(false);
  const utils = trpc.useUtils();
  const after = {
    onSettled: () => Promise.all([utils.newsletter.invalidate(), utils.admin.person.invalidate()]),
    onError: tellFailure,
  };
  const resend = trpc.newsletter.resend.useMutation({
    ...after,
    onSuccess: () => toast({ title: 'Confirmation on its way', description: email }),
  });
  const remove = trpc.newsletter.remove.useMutation({
    ...after,
    onSuccess: () => toast({ title: 'Removed', description: email }),
  });
  return (
    <>
      <RowActions
        title={email}
        facts={stateOf(subscriber)}
        actions={[
          ...(isPerson && status === 'pending'
            ? [
                {
                  label: 'Resend confirmation',
                  isBusy: resend.isPending,
                  onClick: () => resend.mutate({ id }),
                },
              ]
            : []),
          {
            label: 'Remove',
            question: `Remove ${email} and every mail about it for good?`,
            isBusy: remove.isPending,
            onClick: () => remove.mutate({ id }),
          },
          { label: 'Erase person', onClick: () => setErasing(true) },
        ]}
      />
      {isErasing && (
        <EraseDialog
          email={email}
          onErased={() => setErasing(false)}
          onClose={() => setErasing(false)}
        />
      )}
    </>
  );
}

function stateOf({ status, requestedAt, confirmedAt, unsubscribedAt }: Subscriber) {
  if (status === 'confirmed' && confirmedAt) return `Confirmed ${localDateTime(confirmedAt)}`;
  if (status === 'unsubscribed' && unsubscribedAt)
    return `Unsubscribed ${localDateTime(unsubscribedAt)}`;
  return `Asked ${localDateTime(requestedAt)}, not confirmed yet`;
}
