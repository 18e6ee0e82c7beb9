import { Group } from '@mantine/core';
import { ConfirmButton } from './ConfirmButton.tsx';
import { SmallButton } from './SmallButton.tsx';
import { tellFailure } from './tellFailure.ts';

type Action = {
  label: string;
  /** What is asked before it is done, where it cannot be undone. */
  question?: string;
  isBusy?: boolean;
  isOff?: boolean;
  /** Rejects when it was not done. */
  run: () => Promise<unknown>;
};

/** What can be done with a row. */
export const ActionButtons = ({ actions }: { actions: readonly Action[] }) => (
  <Group gap="0.375rem">
    {actions.map(({ label, question, isBusy, isOff, run }) => {
      const props = { size: 'compact-sm', isBusy, disabled: isOff };
      return question ? (
        <ConfirmButton key={label} {...props} {...{ label, question }} onConfirm={run} />
      ) : (
        <SmallButton key={label} {...props} onClick={() => void run().catch(tellFailure)}>
          {label}
        </SmallButton>
      );
    })}
  </Group>
);
