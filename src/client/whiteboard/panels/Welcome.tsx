import { useEffect } from 'react';
import { listenToPrinting } from '../export/printBoard.ts';
import { useSession } from '../session.ts';
import { DemoNotice } from './DemoNotice.tsx';
import { NameQuestion } from './NameQuestion.tsx';

/** What a visitor is asked and told on arriving, one at a time; and what is not needed before. */
export function Welcome() {
  const session = useSession();
  useEffect(() => listenToPrinting(session), [session]);
  return (
    <>
      <NameQuestion />
      <DemoNotice />
    </>
  );
}
