import { cleanText } from '../../shared/cleanText.ts';
import type { Content } from '../../shared/content/documents.ts';
import { addDays } from '../../shared/dates.ts';
import { fill } from '../../shared/fill.ts';
import type { Guide, Task } from '../../shared/quiz/guide.ts';
import { dateInWeek } from '../../shared/quiz/weeks.ts';
import { siteContent } from '../content/siteContent.ts';

const MAX_LINE_OCTETS = 75;
const FIRST_HOUR = 9;

type Options = {
  calendar: Guide['calendar'];
  name: string;
  /** The Monday of the first week. */
  start: string;
  /** Identifies the guide: events keep their UID when the calendar starts on another day. */
  id: string;
  now?: Date;
};

/**
 * Returns the calendar as iCalendar (RFC 5545): an event for each task, one after the other from
 * nine o'clock in the reader's own time zone.
 */
export function calendarFile({ calendar, name, start, id, now = new Date() }: Options) {
  const { calendarFile: texts, labels } = siteContent().documents['pages/guide'];
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const events = calendar.weeks.flatMap(({ title, tasks }, week) => {
    const startOf = startTimes(tasks);
    return tasks.flatMap((task, index) => [
      'BEGIN:VEVENT',
      `UID:${id}-w${week + 1}-${index + 1}@podcast-guide`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${dateTime(dateInWeek(start, week, task.day), startOf(index))}`,
      `DURATION:PT${task.minutes}M`,
      `SUMMARY:${escapeText(eventTitle(task, texts))}`,
      `DESCRIPTION:${escapeText(`${task.what}\n\n${fill(labels.week, { number: week + 1 })}: ${title}`)}`,
      'END:VEVENT',
    ]);
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//The ROI Podcast Agency//Podcast guide//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name ? fill(texts.name, { name }) : texts.nameWithoutTitle)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

type Texts = Content['pages/guide']['calendarFile'];

const eventTitle = ({ kind, episodes }: Task, { tasks, event, eventOfEpisodes }: Texts) =>
  fill(episodes.length > 0 ? eventOfEpisodes : event, {
    task: tasks[kind],
    episodes: episodes.join(' and '),
  });

/** Returns a function for the minutes after midnight at which a task begins. */
function startTimes(tasks: readonly Task[]) {
  return (index: number) =>
    tasks
      .slice(0, index)
      .reduce(
        (sum, { day, minutes }) => sum + (day === tasks[index]?.day ? minutes : 0),
        FIRST_HOUR * 60,
      );
}

/** Without a time zone: nine o'clock wherever the calendar is read. */
function dateTime(day: string, minutes: number) {
  const date = addDays(day, Math.floor(minutes / (24 * 60))).replaceAll('-', '');
  const hour = Math.floor(minutes / 60) % 24;
  return `${date}T${twoDigits(hour)}${twoDigits(minutes % 60)}00`;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** RFC 5545, 3.3.11. Older rows may contain characters that it forbids. */
const escapeText = (text: string) =>
  cleanText(text)
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** RFC 5545, 3.1: lines of at most 75 octets, never broken inside a character. */
function fold(line: string) {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
