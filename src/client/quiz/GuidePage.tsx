import { type Params, useParams } from 'react-router-dom';
import { useEffect, useRef } from 'react';
import { guideHead } from '../../shared/content/quizGuide.ts';
import { type Api, ApiProvider, trpc } from '../api.tsx';
import { isNotFound } from '../callErrors.ts';
import { Page as NotFound } from '../site/NotFoundPage.tsx';
import { Guide } from './Guide.tsx';
import { GuideWriting } from './GuideWriting.tsx';

/** Milliseconds between two looks for a guide that is being written. */
const LOOK_AGAIN = 3000;

export async function load({ utils }: Api, { token = '' }: Params) {
  try {
    return await utils.quiz.guide.fetch({ token });
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

export const head = () => ({ ...guideHead, isSecret: true });

export function Page() {
  const { token = '' } = useParams();
  return (
    <ApiProvider>
      <PrivateGuide token={token} />
    </ApiProvider>
  );
}

function PrivateGuide({ token }: { token: string }) {
  const { data, error } = trpc.quiz.guide.useQuery(
    { token },
    {
      refetchInterval: ({ state }) =>
        isWritten(state.data) || isNotFound(state.error) ? false : LOOK_AGAIN,
    },
  );
  const hasGuide = isWritten(data);
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (hasGuide && wasWaiting.current)
      document.getElementById('main')?.focus({ preventScroll: true });
    wasWaiting.current = !hasGuide;
  }, [hasGuide]);
  if (isNotFound(error)) return <NotFound />;
  return data && hasGuide ? <Guide {...data} /> : <GuideWriting isOffline={error !== null} />;
}

const isWritten = (data: { sections: unknown[] } | undefined) =>
  data !== undefined && data.sections.length > 0;
