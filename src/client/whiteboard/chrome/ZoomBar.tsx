import { IconMaximize } from '../../ui/icons/IconMaximize.ts';
import { IconMinus } from '../../ui/icons/IconMinus.ts';
import { IconPlus } from '../../ui/icons/IconPlus.ts';
import { useSession } from '../session.ts';
import { useSelected } from '../state.ts';
import { Bar } from './Bar.tsx';
import { useHint } from './hints.ts';
import { IconButton } from './IconButton.tsx';
import { TextButton } from './TextButton.tsx';

const STEP = 1.25;

export function ZoomBar() {
  const { view, connection } = useSession();
  const percent = useSelected(view.camera, ({ zoom }) => Math.round(zoom * 100));
  return (
    <Bar role="group" aria-label="Zoom">
      <IconButton icon={IconMinus} label="Zoom out" hint="-" onClick={() => view.zoom(1 / STEP)} />
      <TextButton
        ref={useHint('Back to 100 % (0)')}
        aria-label={`${percent} %, back to 100 %`}
        miw={68}
        px={0}
        onClick={view.reset}
      >
        {percent} %
      </TextButton>
      <IconButton icon={IconPlus} label="Zoom in" hint="+" onClick={() => view.zoom(STEP)} />
      <IconButton
        icon={IconMaximize}
        label="Show all notes"
        hint="F"
        onClick={() => view.fit(connection.all().values())}
      />
    </Bar>
  );
}
