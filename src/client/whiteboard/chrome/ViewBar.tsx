import { IconDownload } from '../../ui/icons/IconDownload.ts';
import { exportBoard } from '../files/commands.ts';
import { useSession } from '../session.ts';
import { useSelected } from '../state.ts';
import type { View } from '../ui.ts';
import { BoardMenu } from './BoardMenu.tsx';
import controls from './controls.module.css';
import { People } from './People.tsx';
import classes from './ViewBar.module.css';

const views: readonly { view: View; label: string }[] = [
  { view: 'board', label: 'Board' },
  { view: 'outline', label: 'Outline' },
];

/** Who is here, which view shows, and what can be taken along. */
export function ViewBar() {
  const session = useSession();
  const shown = useSelected(session.ui, ({ view }) => view);
  return (
    <div className={`${controls.panel} ${classes.bar}`}>
      <People />
      <span className={`${controls.divider} ${classes.wide}`} />
      <div role="group" aria-label="View" className={classes.views}>
        {views.map(({ view, label }) => (
          <button
            key={view}
            type="button"
            className={controls.text}
            aria-pressed={shown === view}
            onClick={() => session.ui.show(view)}
          >
            {label}
          </button>
        ))}
      </div>
      <span className={`${controls.divider} ${classes.wide}`} />
      <button
        type="button"
        className={`${controls.text} ${classes.export}`}
        aria-label="Export"
        title="Export"
        onClick={() => void exportBoard(session)}
      >
        <IconDownload aria-hidden />
        <span className={classes.wide}>Export</span>
      </button>
      <BoardMenu />
    </div>
  );
}
