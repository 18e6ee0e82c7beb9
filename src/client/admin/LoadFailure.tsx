import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { failureText, reason } from './failureText.ts';
import classes from './LoadFailure.module.css';
import { refetchFailed } from './refetchFailed.ts';
import { SmallButton } from './SmallButton.tsx';

type Props = {
  error: { message: string } | null;
  /** What was loaded before still shows, so a quiet line will do. */
  hasData: boolean;
};

/** Says that something could not be loaded or refreshed, and tries again. */
export function LoadFailure({ error, hasData }: Props) {
  const queryClient = useQueryClient();
  const isBusy = useIsFetching() > 0;
  if (!error) return null;
  return (
    <div role={hasData ? 'status' : 'alert'} className={hasData ? classes.line : classes.notice}>
      <p>
        {hasData ? `Not refreshed: what shows may be old. ${reason(error)}` : failureText(error)}
      </p>
      <SmallButton isBusy={isBusy} onClick={() => void refetchFailed(queryClient)}>
        Try again
      </SmallButton>
    </div>
  );
}
