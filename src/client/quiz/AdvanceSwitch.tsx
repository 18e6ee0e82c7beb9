import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import { useStore } from '../lib/store.ts';
import '../ui/inputStyles.ts';
import classes from './AdvanceSwitch.module.css';
import { autoAdvance, setAutoAdvance } from './autoAdvance.ts';

/** Off by default, because a question that advances by itself surprises many people. */
export function AdvanceSwitch() {
  return (
    <Switch
      mb="1rem"
      classNames={{ root: classes.root, track: classes.track, thumb: classes.thumb }}
      withThumbIndicator={false}
      label="Move on after each choice"
      checked={useStore(autoAdvance)}
      onChange={(event) => setAutoAdvance(event.currentTarget.checked)}
    />
  );
}
