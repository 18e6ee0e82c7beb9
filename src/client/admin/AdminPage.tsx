import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Loading } from '../ui/Loading.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import classes from './AdminPage.module.css';

const views = [
  { label: 'Quiz responses', href: '/admin' },
  { label: 'Leads', href: '/admin/leads' },
];

type Figure = { label: string; value: number | undefined; hint?: string };
type Failure = { message: string; data?: { httpStatus: number } | null | undefined };

type Props = {
  title: string;
  exportHref: string;
  figures: readonly Figure[];
  state: { error: Failure | null; isEmpty: boolean; isLoading: boolean };
  words: { loading: string; empty: string };
  /** The table or list, once it is here. */
  children: ReactNode;
};

/** What both views of the admin have around their rows. */
export function AdminPage({ title, exportHref, figures, state, words, children }: Props) {
  return (
    <div className={classes.page}>
      <Views />
      <header className={classes.header}>
        <h1 className={classes.title}>{title}</h1>
        <ButtonLink
          variant="outline"
          href={exportHref}
          newTab
          label="Export CSV"
          className={classes.export}
        />
      </header>
      <Content {...{ figures, state, words }}>{children}</Content>
    </div>
  );
}

function Content({ figures, state, words, children }: Omit<Props, 'title' | 'exportHref'>) {
  if (state.error)
    return (
      <p role="alert" className={classes.notice}>
        {sentenceFor(state.error)}
      </p>
    );
  if (state.isLoading) return <Loading text={words.loading} />;
  return (
    <>
      <Figures items={figures} />
      {state.isEmpty ? <p className={classes.notice}>{words.empty}</p> : children}
    </>
  );
}

function Views() {
  const [path] = useLocation();
  return (
    <nav className={classes.views} aria-label="Admin">
      {views.map((view) => (
        <SiteLink
          key={view.href}
          className={classes.view}
          aria-current={path === view.href ? 'page' : undefined}
          {...view}
        />
      ))}
    </nav>
  );
}

function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className={classes.figures}>
      {items.map(({ label, value, hint }) => (
        <div key={label} className={classes.figure} title={hint}>
          <dt>
            {label}
            {hint && <span className={classes.hidden}> ({hint})</span>}
          </dt>
          <dd>{value?.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}

const sentenceFor = ({ message, data }: Failure) =>
  data?.httpStatus === 401
    ? 'You need to be signed in as the administrator to see this page.'
    : `The data could not be loaded (${message}).`;
