import type { ComponentType } from 'react';
import { withRetries } from '../lib/withRetries.ts';
import { createStore } from '../lib/store.ts';
import type { OptionsProps } from './Options.tsx';

type Loaded = { Options: ComponentType<OptionsProps>; AdvanceSwitch: ComponentType };

/** The components of questions with options, which load later because the first one has none. */
export const options = createStore<Loaded | undefined>(undefined);

export async function loadOptions() {
  const [{ Options }, { AdvanceSwitch }] = await withRetries(() =>
    Promise.all([import('./Options.tsx'), import('./AdvanceSwitch.tsx')]),
  );
  options.set({ Options, AdvanceSwitch });
}
