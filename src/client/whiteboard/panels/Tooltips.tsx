import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import { useWindowEvent } from '@mantine/hooks';
import { useStore } from '../../lib/store.ts';
import { closeTooltip, shownTooltip } from './tooltip.ts';

/** The tooltip of the board's controls, in a separate module so that it can be loaded later. */
export function Tooltips() {
  const shown = useStore(shownTooltip);
  useWindowEvent('keydown', ({ key }) => key !== 'Tab' && key !== 'Shift' && closeTooltip());
  // The key unmounts the last one without its transition, so that two never show.
  return shown && <Tooltip key={shown.text} target={shown.target} label={shown.text} opened />;
}
