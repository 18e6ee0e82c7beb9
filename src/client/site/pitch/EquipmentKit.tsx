import { kit } from '../../../shared/content/pitch.ts';
import { SplitSection } from '../../ui/SplitSection.tsx';
import classes from './EquipmentKit.module.css';

const { items, total, note, label, title } = kit;

/** What is in the kit and what it is worth. The total is a claim of its own, not a sum. */
export function EquipmentKit() {
  const list = (
    <dl className={classes.items}>
      {items.map(({ name, value }) => (
        <div key={name} className={classes.item}>
          <dt>{name}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <SplitSection {...{ label, title }} tone="ink" wide={list}>
      <p className={classes.total}>
        <strong className={classes.amount}>{total.value}</strong> {total.label}
      </p>
      <p className={classes.note}>{note}</p>
    </SplitSection>
  );
}
