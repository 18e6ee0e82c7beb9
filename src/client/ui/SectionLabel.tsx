import classes from './SectionLabel.module.css';

type Props = { className?: string | undefined; children: string };

/** '02 — Process'; the number counts the labels of the page. */
export function SectionLabel({ className = '', children }: Props) {
  return <p className={`${classes.label} ${className}`}>{children}</p>;
}
