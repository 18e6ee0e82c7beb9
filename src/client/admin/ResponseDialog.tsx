import { useState } from 'react';
import { Button } from '@mantine/core';
import { Dialog } from '../ui/Dialog.tsx';
import { Answers } from './Answers.tsx';
import { EmailLink } from './EmailLink.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { GuideActions } from './GuideActions.tsx';
import { GuideText } from './GuideText.tsx';
import { Mark } from './Mark.tsx';
import classes from './ResponseDialog.module.css';
import type { Response } from './ResponseList.tsx';

type Props = { response: Response; dateOf: (date: string) => string; onClose: () => void };

/** Everything one person answered and got. */
export function ResponseDialog({ response, dateOf, onClose }: Props) {
  const [isErasing, setErasing] = useState(false);
  return (
    <Dialog title="Quiz Response Details" onClose={onClose}>
      <Contact response={response} dateOf={dateOf} />
      <Button variant="outline" className={classes.erase} onClick={() => setErasing(true)}>
        Erase person
      </Button>
      <h3 className={classes.heading}>Answers</h3>
      <Answers answers={response.answers} />
      <GuideActions responseId={response.id} />
      {response.generatedStrategy && (
        <>
          <h3 className={classes.heading}>Generated Strategy</h3>
          <GuideText responseId={response.id} text={response.generatedStrategy} />
        </>
      )}
      {isErasing && (
        <EraseDialog email={response.email} onErased={onClose} onClose={() => setErasing(false)} />
      )}
    </Dialog>
  );
}

function Contact({ response, dateOf }: Omit<Props, 'onClose'>) {
  const { name, email, result, createdAt } = response;
  return (
    <>
      <h3 className={classes.heading}>Contact Information</h3>
      <dl className={classes.facts}>
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Email</dt>
        <dd>
          <EmailLink email={email} />
        </dd>
        <dt>Result</dt>
        <dd>
          <Mark kind={result} />
        </dd>
        <dt>Date</dt>
        <dd>{dateOf(createdAt)}</dd>
      </dl>
    </>
  );
}
