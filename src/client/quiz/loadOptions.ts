import type { ComponentType } from 'react';
import { withRetries } from '../lib/withRetries.ts';
import { createStore } from '../lib/store.ts';
import type { OptionsProps } from './Options.tsx';

/** The component for options, which loads later because the first question has none. */
export const options = createStore<{ Options: ComponentType<OptionsProps> } | undefined>(undefined);

export const loadOptions = async () =>
  options.set(await withRetries(() => import('./Options.tsx')));
