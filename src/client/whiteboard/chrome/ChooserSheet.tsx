import { BoardPopover } from './BoardPopover.tsx';
import classes from './chrome.module.css';
import { Choosers } from './Choosers.tsx';
import type { OverlayProps } from './useOverlay.tsx';

/** The choosers, where the toolbar has no room for them. */
export const ChooserSheet = (props: OverlayProps) => (
  <BoardPopover {...props} position="top" className={classes.sheet} data-chooser>
    <Choosers />
  </BoardPopover>
);
