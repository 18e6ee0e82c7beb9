import type { ComponentType } from 'react';
import { withRetries } from '../lib/withRetries.ts';
import { createStore } from '../lib/store.ts';
import type { OptionsProps } from './Options.tsx';

/** What questions offer to choose from. The first question offers nothing, so its code comes later. */
export const options = createStore<{ Options: ComponentType<OptionsProps> } | undefined>(undefined);

export const loadOptions = async () =>
  options.set(await withRetries(() => import('./Options.tsx')));
