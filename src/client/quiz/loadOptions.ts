import type { ComponentType } from 'react';
import { persistently } from '../ui/lazyNear.tsx';
import { createState } from '../ui/state.ts';
import type { OptionsProps } from './Options.tsx';

/** What questions offer to choose from. The first question offers nothing, so its code comes later. */
export const options = createState<{ Options: ComponentType<OptionsProps> } | undefined>(undefined);

export const loadOptions = async () =>
  options.set(await persistently(() => import('./Options.tsx')));
