import { useCallback } from 'react';
import { createState } from '../state.ts';

type Hint = { id: number; target: HTMLElement; text: string };

/** The controls that have a tooltip. */
export const hints = createState<readonly Hint[]>([]);

let lastId = 0;

/** The ref of a control that has a tooltip, for as long as there is a text. */
export const useHint = (text: string | undefined) =>
  useCallback(
    (target: HTMLElement | null) => {
      if (!target || text === undefined) return undefined;
      const hint = { id: ++lastId, target, text };
      hints.set([...hints.get(), hint]);
      return () => hints.set(hints.get().filter((other) => other !== hint));
    },
    [text],
  );
