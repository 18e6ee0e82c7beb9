import { type Brief, type BriefFacts, factRows } from '../../../shared/brief.ts';
import { briefHeadings } from '../../../shared/content/briefHeadings.ts';
import type { Email } from '../email.ts';
import { renderEmail } from '../renderEmail.ts';
import { safeDisplayName } from '../untrustedText.ts';

const postsOnPage = 'The posts they read are on the page, as long as they consent to the history.';

type Content = { brief: Brief; facts: BriefFacts; url: string };

/**
 * Sends the brief for a call to the owner of the lead, without the posts the person read: they are
 * deleted when the consent is withdrawn, but an email would remain.
 */
export function briefEmail({ brief, facts, url }: Content, to: string): Email {
  const section = (key: keyof Brief) => ({ kind: 'section' as const, text: briefHeadings[key] });
  const text = (value: string) => ({ kind: 'text' as const, text: value });
  const entry = (title: string, fact: string) => ({ title, facts: [{ text: fact }] });
  const rows = [
    ...factRows({ ...facts, posts: [] }),
    ...facts.answers.map(({ question, answer }) => ({ label: question, value: answer })),
  ];
  return {
    to,
    ...renderEmail({
      subject: `Brief for the call: ${safeDisplayName(facts.name) ?? 'see inside'}`,
      preheader: 'What is known, what to ask, and which objections to expect.',
      reason: 'You get this because you own this lead, and a colleague sent you the brief.',
      blocks: [
        { kind: 'title', text: facts.name || 'Brief for the call' },
        ...(rows.length > 0 ? [{ kind: 'fields' as const, rows }] : []),
        section('situation'),
        text(brief.situation),
        ...facts.gaps.map(text),
        section('market'),
        text(brief.market),
        section('questions'),
        { kind: 'list', items: brief.questions.map((title) => ({ title, facts: [] })) },
        section('episodes'),
        { kind: 'list', items: brief.episodes.map(({ title, note }) => entry(title, note)) },
        section('objections'),
        {
          kind: 'list',
          items: brief.objections.map(({ objection, reply }) => entry(objection, reply)),
        },
        ...(facts.posts.length > 0 ? [text(postsOnPage)] : []),
        { kind: 'button', label: 'Open the brief', href: url },
      ],
    }),
  };
}
