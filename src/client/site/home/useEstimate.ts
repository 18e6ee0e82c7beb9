import {
  type EstimateInput,
  estimateRanges,
  initialEstimate,
  readEstimate,
} from '../../../shared/returnEstimate.ts';
import { useContent } from '../../lib/content.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import { messageLine } from './estimateTexts.ts';

/** The figures that the visitor changed on this page. */
export const editedFigures = createStore<EstimateInput | undefined>(undefined);

/**
 * Returns the visitor's figures and the line for a lead's message, which is empty until they enter
 * their own figures. Calculator and form both read the address, because either may hydrate alone.
 */
export function useEstimate() {
  const copy = useContent('return-calculator');
  const initial = initialEstimate(useContent('site').claims);
  const search = useInBrowser(() => location.search) ?? '';
  const edited = useStore(editedFigures);
  const input = edited ?? readEstimate(search, initial);
  return { input, line: edited || hasFigures(search) ? messageLine(copy, input) : '' };
}

const hasFigures = (search: string) => {
  const parameters = new URLSearchParams(search);
  return Object.keys(estimateRanges).some((field) => parameters.has(field));
};
