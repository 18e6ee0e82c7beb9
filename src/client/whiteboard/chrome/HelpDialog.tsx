import { shortcutList } from '../shortcuts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import classes from './HelpDialog.module.css';

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      {shortcutList.map(({ title, items }) => (
        <section key={title} className={classes.group}>
          <h3 className={classes.title}>{title}</h3>
          <dl className={classes.list}>
            {items.map(({ keys, does }) => (
              <div key={keys} className={classes.row}>
                <dt>{keys}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
