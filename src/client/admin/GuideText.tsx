import { trpc } from '../api.tsx';
import { GuideBlock } from '../quiz/GuideBlock.tsx';
import classes from './Answers.module.css';

type Props = { responseId: string; text: string };

/** A guide as its reader sees it, part by part, and folded below the text that is stored. */
export function GuideText({ responseId, text }: Props) {
  const { data: kept } = trpc.quiz.guideOf.useQuery({ id: responseId });
  const token = kept?.guideUrl?.split('/').pop() ?? '';
  const { data: guide } = trpc.quiz.guide.useQuery({ token }, { enabled: token !== '' });
  if (!guide || guide.sections.length === 0) return <p className={classes.plain}>{text}</p>;
  return (
    <>
      {guide.summary && <p className={classes.lead}>{guide.summary}</p>}
      {guide.sections.map(({ id, title, blocks }) => (
        <details key={id} className={classes.fold} open>
          <summary>{title || 'Guide'}</summary>
          <div className={classes.part}>
            {blocks.map((block, index) => (
              <GuideBlock key={index} block={block} />
            ))}
          </div>
        </details>
      ))}
      <details className={classes.fold}>
        <summary>As Markdown</summary>
        <p className={classes.plain}>{text}</p>
      </details>
    </>
  );
}
