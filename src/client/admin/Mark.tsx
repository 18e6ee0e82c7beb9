import { labelOf } from './labels.ts';
import classes from './Mark.module.css';

/** The kinds that have a colour of their own; others are shown without. */
const colours: Record<string, string | undefined> = {
  'skool-course': classes.brass,
  'podcast-coaching': classes.sand,
  'no-commitment': classes.grey,
  'smart-saver': classes.mint,
  'roi-guarantee': classes.gain,
  proposal: classes.signal,
  playbook: classes.rose,
  strategy: classes.ink,
  business_focused: classes.gain,
  personal_brand: classes.signal,
  hybrid_approach: classes.brass,
};

/** A coloured badge for what kind of thing a row is. */
export function Mark({ kind, label = labelOf(kind) }: { kind: string; label?: string }) {
  const colour = Object.hasOwn(colours, kind) ? colours[kind] : undefined;
  return <span className={`${classes.mark} ${colour ?? ''}`}>{label}</span>;
}
