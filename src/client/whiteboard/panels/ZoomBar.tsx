import { IconMaximize, IconMinus, IconPlus } from '../icons.ts';
import { useSession } from '../session.ts';
import { showAll, ZOOM_STEP } from '../commands/shortcuts.ts';
import { useStore } from '../../lib/store.ts';
import { Bar, IconButton, TextButton } from './controls.tsx';
import { useTooltip } from './tooltip.ts';

export function ZoomBar() {
  const session = useSession();
  const { viewport } = session;
  const percent = useStore(viewport.camera, ({ zoom }) => Math.round(zoom * 100));
  return (
    <Bar role="group" aria-label="Zoom">
      <IconButton
        icon={IconMinus}
        label="Zoom out"
        shortcut="-"
        onClick={() => viewport.zoom(1 / ZOOM_STEP)}
      />
      <TextButton
        ref={useTooltip('Back to 100 % (0)')}
        aria-label={`${percent} %, back to 100 %`}
        miw={68}
        px={0}
        onClick={viewport.resetZoom}
      >
        {percent} %
      </TextButton>
      <IconButton
        icon={IconPlus}
        label="Zoom in"
        shortcut="+"
        onClick={() => viewport.zoom(ZOOM_STEP)}
      />
      <IconButton
        icon={IconMaximize}
        label="Show all notes"
        shortcut="F"
        onClick={() => showAll(session)}
      />
    </Bar>
  );
}
