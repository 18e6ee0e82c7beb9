import { useState } from 'react';
import type { Outputs } from '../api.tsx';
import { Button } from '../ui/Button.tsx';
import { Mark } from './Mark.tsx';
import { ResponseDialog } from './ResponseDialog.tsx';
import classes from './ResponseList.module.css';

export type Response = Outputs['quiz']['list']['responses'][number];

type Props = { responses: readonly Response[]; dateOf: (date: string) => string };

export function ResponseList({ responses, dateOf }: Props) {
  const [shown, setShown] = useState<Response>();
  return (
    <>
      <ul className={classes.list}>
        {responses.map((response) => (
          <li key={response.id} className={classes.item}>
            <div>
              <p className={classes.name}>
                <strong>{response.name}</strong> <Mark kind={response.result} />
              </p>
              <p className={classes.facts}>
                <a href={`mailto:${encodeURIComponent(response.email)}`}>{response.email}</a>
                <time dateTime={response.createdAt}>{dateOf(response.createdAt)}</time>
              </p>
              <p>{response.resultDescription}</p>
            </div>
            <Button variant="outline" className={classes.button} onClick={() => setShown(response)}>
              View Details<span className="visually-hidden"> of {response.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <ResponseDialog response={shown} dateOf={dateOf} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
