import type { ReactNode } from 'react';
import { Loading } from '../ui/Loading.tsx';
import classes from './AdminPage.module.css';
import { ExportLink } from './ExportLink.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { ViewHeader } from './ViewHeader.tsx';

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

/** A view of the admin that is figures above rows. */
export function AdminPage({ title, exportHref, figures, state, words, children }: Props) {
  return (
    <>
      <ViewHeader title={title}>
        <ExportLink href={exportHref} />
      </ViewHeader>
      <Content {...{ figures, state, words }}>{children}</Content>
    </>
  );
}

function Content({ figures, state, words, children }: Omit<Props, 'title' | 'exportHref'>) {
  if (state.isLoading)
    return state.error ? (
      <LoadFailure error={state.error} hasData={false} />
    ) : (
      <Loading text={words.loading} />
    );
  return (
    <>
      <LoadFailure error={state.error} hasData />
      <Figures items={figures} />
      {state.isEmpty ? <p className={classes.notice}>{words.empty}</p> : children}
    </>
  );
}

function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className={classes.figures}>
      {items.map(({ label, value, hint }) => (
        <div key={label} className={classes.figure} title={hint}>
          <dt>
            {label}
            {hint && <span className="visually-hidden"> ({hint})</span>}
          </dt>
          <dd>{value?.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
