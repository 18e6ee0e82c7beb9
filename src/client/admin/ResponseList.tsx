import { useSearchParams } from 'react-router-dom';
import { type Outputs, trpc } from '../api.tsx';
import { Button } from '@mantine/core';
import { Dialog } from '../ui/Dialog.tsx';
import { useChangeView } from './useChangeView.ts';
import { EmailLink } from './EmailLink.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { Mark } from './Mark.tsx';
import { ResponseDialog } from './ResponseDialog.tsx';
import classes from './ResponseList.module.css';

export type Response = Outputs['quiz']['list']['responses'][number];

type Props = { responses: readonly Response[]; dateOf: (date: string) => string };

export function ResponseList({ responses, dateOf }: Props) {
  const [params] = useSearchParams();
  const id = params.get('response');
  const changeView = useChangeView();
  return (
    <>
      {responses.length > 0 && (
        <ul className={classes.list}>
          {responses.map((response) => (
            <li key={response.id} className={classes.item}>
              <div>
                <p className={classes.name}>
                  <strong>{response.name}</strong> <Mark kind={response.result} />
                </p>
                <p className={classes.facts}>
                  <EmailLink email={response.email} />
                  <time dateTime={response.createdAt}>{dateOf(response.createdAt)}</time>
                </p>
                <p>{response.resultDescription}</p>
              </div>
              <Button
                variant="outline"
                className={classes.button}
                onClick={() => changeView({ response: response.id })}
              >
                View Details<span className="visually-hidden"> of {response.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {id && <Details key={id} id={id} known={responses} dateOf={dateOf} />}
    </>
  );
}

type DetailsProps = { id: string; known: Props['responses']; dateOf: Props['dateOf'] };

/** The one response that the address names; it may stand further down than what was loaded. */
function Details({ id, known, dateOf }: DetailsProps) {
  const listed = known.find((response) => response.id === id);
  const { data, error } = trpc.quiz.byId.useQuery({ id }, { enabled: !listed });
  const response = listed ?? data;
  const changeView = useChangeView();
  const close = () => changeView({ response: undefined });
  if (response) return <ResponseDialog response={response} dateOf={dateOf} onClose={close} />;
  if (!error) return null;
  return (
    <Dialog title="Quiz Response Details" onClose={close}>
      <LoadFailure error={error} hasData={false} />
    </Dialog>
  );
}
