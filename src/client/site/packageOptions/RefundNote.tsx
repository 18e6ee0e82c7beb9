import { refundNote } from '../../../shared/content/packageOptions.ts';
import classes from './RefundNote.module.css';

/** What the guarantee means, below the packages of which one has it. */
export function RefundNote() {
  return (
    <aside className={classes.note}>
      <h3>{refundNote.title}</h3>
      <p>{refundNote.text}</p>
    </aside>
  );
}
