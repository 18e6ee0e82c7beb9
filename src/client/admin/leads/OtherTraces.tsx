import { Link, useSearchParams } from 'react-router-dom';
import { leadHref } from './useLeadView.ts';
import { localDate, localDateTime } from '../../../shared/dates.ts';
import { type Outputs, trpc } from '../../api.tsx';
import { Answers } from '../Answers.tsx';
import { GuideText } from '../GuideText.tsx';
import { GuideActions } from '../GuideActions.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { Mark } from '../Mark.tsx';
import type { LeadDetails } from './details.ts';
import classes from './LeadDrawer.module.css';
import { StatusMark } from './StatusMark.tsx';

/** Quiz responses with their guides, and other leads, of whoever has the same email address. */
export function OtherTraces({ lead }: { lead: LeadDetails }) {
  const { data, error } = trpc.admin.person.find.useQuery({ email: lead.email }, { staleTime: 0 });
  const others = data?.leads.filter(({ id }) => id !== lead.id) ?? [];
  return (
    <>
      <h3 className={classes.heading}>Quiz responses of the same person</h3>
      <LoadFailure error={error} hasData={!!data} />
      {data?.responses.length === 0 && <p className={classes.quiet}>None.</p>}
      {data?.responses.map((response) => (
        <QuizCard key={response.id} response={response} />
      ))}
      {others.length > 0 && (
        <>
          <h3 className={classes.heading}>Other leads of the same person</h3>
          {others.map((other) => (
            <OtherLead key={other.id} lead={other} />
          ))}
        </>
      )}
    </>
  );
}

type Person = Outputs['admin']['person']['find'];

function QuizCard({ response }: { response: Person['responses'][number] }) {
  const { name, result, resultDescription, createdAt, answers, generatedStrategy } = response;
  return (
    <article className={classes.card}>
      <p className={classes.cardHead}>
        <strong>{name}</strong>
        <time dateTime={createdAt}>{localDateTime(createdAt)}</time>
      </p>
      <p>
        <Mark kind={result} /> {resultDescription}
      </p>
      <details className={classes.fold} open={!!generatedStrategy}>
        <summary>Guide</summary>
        <GuideActions responseId={response.id} />
        {generatedStrategy ? (
          <GuideText responseId={response.id} text={generatedStrategy} />
        ) : (
          <p className={classes.quiet}>Not written yet.</p>
        )}
      </details>
      <details className={classes.fold}>
        <summary>Answers</summary>
        <Answers answers={answers} />
      </details>
    </article>
  );
}

function OtherLead({ lead }: { lead: Person['leads'][number] }) {
  const [params] = useSearchParams();
  return (
    <p className={`${classes.card} ${classes.cardHead}`}>
      <Link to={leadHref(params, lead.id)}>{localDate(lead.createdAt)}</Link>
      <Mark kind={lead.offerType || lead.leadType} />
      <StatusMark status={lead.status} />
    </p>
  );
}
