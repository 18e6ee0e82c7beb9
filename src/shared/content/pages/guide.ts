import { z } from 'zod';
import { Guide } from '../../quiz/guide.ts';
import { taskKinds } from '../../quiz/weeks.ts';
import { Head, Link, Notice, template, text } from '../shapes.ts';

const labels = z
  .strictObject({
    audience: text(),
    promise: text(),
    format: text(),
    firstGuest: text(),
    firstDate: text(),
    number: text(),
    workingTitle: template('name', 'count'),
    guest: text(),
    opening: text(),
    where: text(),
    offer: text(),
    order: text(),
    week: template('number'),
    target: text(),
    counted: text(),
    ignore: text(),
    what: text(),
    time: text(),
    money: text(),
    cut: text(),
    instead: text(),
    subject: text(),
  })
  .meta({ title: 'Labels', help: 'Inside the sections, also in the file and the email.' });

export const GuidePage = z
  .strictObject({
    head: Head,
    label: text('Label', 'One or two words above the title.'),
    title: template('name'),
    titleWithoutName: text(),
    private: text('Privacy'),
    print: text(),
    markdown: text('Link to the file'),
    call: text('Button for a call'),
    plan: z
      .strictObject({ button: text(), failed: Notice.extend({ link: Link }) })
      .meta({ title: 'Whiteboard' }),
    contents: text(),
    headings: z
      .record(Guide.keyof(), text())
      .meta({ title: 'Headings of the sections', help: 'Also in the file and the email.' }),
    workingTitle: text(),
    otherNames: template('count'),
    writtenBy: template('day'),
    feedback: z.strictObject({ question: text(), useful: text(), notUseful: text() }),
    calendar: z.strictObject({
      start: text(),
      download: text(),
      total: template('hours', 'weeks'),
      totalFrom: template('hours', 'weeks', 'day'),
      legend: text(),
    }),
    copying: z
      .strictObject({ copy: text(), copySubject: text(), read: text(), openInMail: text() })
      .meta({ title: 'Buttons of the texts to copy' }),
    writing: z
      .strictObject({
        title: text(),
        text: text(),
        offline: text(),
        sections: template('count', 'total'),
      })
      .meta({ title: 'While the guide is written' }),
    closing: Notice,
    labels,
    copy: z
      .strictObject({
        invitation: text(),
        followUp: text(),
        questions: text(),
        description: text(),
        trailer: text(),
        linkedIn: text(),
      })
      .meta({ title: 'Titles of the texts to copy' }),
    calendarFile: z
      .strictObject({
        name: template('name'),
        nameWithoutTitle: text(),
        event: template('task'),
        eventOfEpisodes: template('task', 'episodes'),
        tasks: z.record(z.enum(taskKinds), text()),
      })
      .meta({ title: 'Calendar file', help: 'For the calendar of the reader.' }),
  })
  .meta({ title: 'Guide' });
