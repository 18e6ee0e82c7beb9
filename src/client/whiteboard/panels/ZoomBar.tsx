import { IconMaximize, IconMinus, IconPlus } from '../icons.ts';
import { useSession } from '../session.ts';
import { showAll, ZOOM_STEP } from '../commands/shortcuts.ts';
import { useStore } from '../../lib/store.ts';
import { Bar, IconButton, TextButton, useHint } from './controls.tsx';

export function ZoomBar() {
  const session = useSession();
  const { view } = session;
  const percent = useStore(view.camera, ({ zoom }) => Math.round(zoom * 100));
  return (
    <Bar role="group" aria-label="Zoom">
      <IconButton
        icon={IconMinus}
        label="Zoom out"
        hint="-"
        onClick={() => view.zoom(1 / ZOOM_STEP)}
      />
      <TextButton
        ref={useHint('Back to 100 % (0)')}
        aria-label={`${percent} %, back to 100 %`}
        miw={68}
        px={0}
        onClick={view.reset}
      >
        {percent} %
      </TextButton>
      <IconButton icon={IconPlus} label="Zoom in" hint="+" onClick={() => view.zoom(ZOOM_STEP)} />
      <IconButton
        icon={IconMaximize}
        label="Show all notes"
        hint="F"
        onClick={() => showAll(session)}
      />
    </Bar>
  );
}
