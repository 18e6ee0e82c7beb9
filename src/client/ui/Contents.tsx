import classes from './Contents.module.css';

type Props = {
  label: string;
  sections: readonly { id: string; title: string }[];
  className?: string | undefined;
  /** Whether each is counted, as `01`. */
  isNumbered?: boolean;
};

/** The links to the parts of a long page. */
export function Contents({ label, sections, className = '', isNumbered = false }: Props) {
  return (
    <nav className={className} aria-label={label}>
      <p className={classes.label}>{label}</p>
      <ol className={classes.links} data-numbered={isNumbered || undefined}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.link}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
