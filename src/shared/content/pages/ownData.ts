import { z } from 'zod';
import { erasedKinds } from '../../erasedKinds.ts';
import { Head, Hero, Link, Notice, RichText, template, text, texts } from '../shapes.ts';

const Records = z.strictObject({ title: text(), none: text('When there are none') });
const Counted = z.strictObject({ one: text(), many: text() });

export const OwnDataPage = z
  .strictObject({
    head: Head,
    hero: Hero.pick({ label: true, title: true, text: true }),
    expires: text('Before the time the link works until'),
    contents: text('Title of the table of contents'),
    download: text('Button'),
    downloadNote: text(),
    records: z.record(
      z.enum(['inquiries', 'quiz', 'brief', 'newsletter', 'visits', 'messages']),
      Records,
    ),
    newest: template('shown', 'total'),
    suspected: text(),
    labels: texts([
      'name',
      'email',
      'company',
      'revenue',
      'message',
      'offer',
      'status',
      'followUp',
      'lastContact',
      'value',
      'source',
      'history',
      'result',
      'answers',
      'guide',
      'openGuide',
      'marks',
      'useful',
      'notUseful',
      'board',
      'openBoard',
      'requested',
      'confirmed',
      'unsubscribed',
    ]),
    sources: texts(['first', 'last']),
    visits: texts(['page', 'quizStep', 'guide', 'booking']),
    messageKinds: texts(['email', 'notice', 'tool', 'task']),
    messageStates: texts(['waiting', 'failed', 'done']),
    correct: z.strictObject({ button: text(), save: text(), done: Notice }),
    unsubscribe: z.strictObject({ button: text(), done: Notice }),
    request: z.strictObject({
      title: text(),
      text: text(),
      label: text(),
      submit: text(),
      sent: Notice,
      noScript: RichText.meta({ title: 'In browsers without JavaScript' }),
    }),
    erase: z.strictObject({
      title: text(),
      text: text(),
      button: text(),
      dialogTitle: text(),
      acknowledgment: text(),
      confirm: text(),
      keep: text(),
      list: text('Before the list of what is deleted'),
      counts: z
        .record(z.enum(erasedKinds), Counted)
        .meta({ title: 'What is deleted', help: 'Each after its number.' }),
    }),
    erased: Notice.extend({ action: Link }),
    unknown: Notice.extend({ action: Link }).meta({ help: 'For a link that does not work.' }),
    mailLink: text('Link to the form', 'Below every email to a visitor.'),
  })
  .meta({ title: 'Your data' });
