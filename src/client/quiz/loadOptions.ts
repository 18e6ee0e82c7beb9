import type { ComponentType } from 'react';
import { withRetries } from '../lib/withRetries.ts';
import { createStore } from '../lib/store.ts';
import type { OptionsProps } from './Options.tsx';

type Loaded = {
  Options: ComponentType<OptionsProps>;
  AdvanceSwitch: ComponentType;
  ReadingLine: ComponentType;
};

/** The components that load after the first input: those of questions with options, and the reading. */
export const options = createStore<Loaded | undefined>(undefined);

export async function loadOptions() {
  const [{ Options }, { AdvanceSwitch }, { ReadingLine }] = await withRetries(() =>
    Promise.all([
      import('./Options.tsx'),
      import('./AdvanceSwitch.tsx'),
      import('./ReadingLine.tsx'),
    ]),
  );
  options.set({ Options, AdvanceSwitch, ReadingLine });
}
