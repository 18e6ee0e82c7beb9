import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import { useStore } from '../lib/store.ts';
import '../ui/inputStyles.ts';
import classes from './AdvanceSwitch.module.css';
import { autoAdvance, setAutoAdvance } from './autoAdvance.ts';

/** Beside the progress; on at first where people touch the screen. Keys never move on. */
export function AdvanceSwitch() {
  return (
    <Switch
      classNames={{ root: classes.root, track: classes.track, thumb: classes.thumb }}
      withThumbIndicator={false}
      size="sm"
      label="Move on after each choice"
      checked={useStore(autoAdvance)}
      onChange={(event) => setAutoAdvance(event.currentTarget.checked)}
    />
  );
}
