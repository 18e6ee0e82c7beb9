import { IconMaximize } from '../../ui/icons/IconMaximize.ts';
import { IconMinus } from '../../ui/icons/IconMinus.ts';
import { IconPlus } from '../../ui/icons/IconPlus.ts';
import { useSession } from '../session.ts';
import { useSelected } from '../state.ts';
import controls from './controls.module.css';
import { IconButton } from './IconButton.tsx';
import classes from './ZoomBar.module.css';

const STEP = 1.25;

export function ZoomBar() {
  const { view, connection } = useSession();
  const percent = useSelected(view.camera, ({ zoom }) => Math.round(zoom * 100));
  return (
    <div className={`${controls.panel} ${classes.zoom}`} role="group" aria-label="Zoom">
      <IconButton icon={IconMinus} label="Zoom out" hint="-" onClick={() => view.zoom(1 / STEP)} />
      <button
        type="button"
        className={`${controls.text} ${classes.percent}`}
        title="Back to 100 % (0)"
        aria-label={`${percent} %, back to 100 %`}
        onClick={view.reset}
      >
        {percent} %
      </button>
      <IconButton icon={IconPlus} label="Zoom in" hint="+" onClick={() => view.zoom(STEP)} />
      <IconButton
        icon={IconMaximize}
        label="Show all notes"
        hint="F"
        onClick={() => view.fit(connection.all().values())}
      />
    </div>
  );
}
