import { VISIT_HISTORY_DAYS } from '../visitHistoryDays.ts';
import { paths } from '../paths.ts';
import { ownDataPath, ownDataSection } from './ownData.ts';
import { site } from './unmoved.ts';
import type { Head, SectionHeading, RichText } from './shapes.ts';

type PolicySection = {
  id: string;
  title: string;
  paragraphs: readonly RichText[];
  list?: readonly string[];
};

const email = { label: site.email, href: `mailto:${site.email}` };

export const head: Head = {
  title: 'Privacy policy',
  description: `What ${site.name} collects on this website, why, how long we keep it, which services process it, and how to see, correct or delete your data.`,
};

export const hero: SectionHeading & { text: string; lastUpdated: string; contents: string } = {
  label: 'Privacy',
  title: 'Privacy policy',
  text: 'What we collect on this website, what we do with it and what you can ask of us.',
  lastUpdated: 'Last updated:',
  contents: 'On this page',
};

// sample: have it checked for the law of the place you do business in
export const sections: readonly PolicySection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    paragraphs: [
      [
        `${site.name} runs this website and decides how the data described here is used. Write to `,
        email,
        ' with any question about it.',
      ],
    ],
  },
  {
    id: 'what',
    title: 'What we collect',
    paragraphs: [
      ['We collect what you give us, and a little that the website needs in order to work:'],
    ],
    list: [
      'Forms: your name, email address, company, message and, where asked, revenue range, preferred time for a call and the package or service you asked about.',
      'Quiz: your name, email address, city, niche and your answers, and the result and strategy guide made from them.',
      'Newsletter: your email address and when you confirmed it.',
      'Whiteboard: the notes you write and the display name you choose. Everybody who has the link to a board can read it, so please keep confidential matters off it.',
      'Where you came from: the page you arrived on, the site that linked to us and campaign parameters in the address. They are kept in your browser and sent to us only with a form or the quiz.',
      'Server records: the address of your device, the time and the page, to keep the site secure and to limit abuse.',
    ],
  },
  {
    id: 'why',
    title: 'What we use it for',
    paragraphs: [
      [
        'To answer you, prepare a proposal or a call and, if you become a client, to do the work. That rests on your request and on the contract that may follow from it.',
      ],
      [
        'To write and send your strategy guide after the quiz. Your answers are turned into text by an automated service, which also helps us to prepare a call with you from what you sent us. No decision about you is made from them.',
      ],
      [
        'To send the newsletter, if you subscribed and confirmed. Each issue has a link to unsubscribe.',
      ],
      ['To keep the site available and secure, which is our legitimate interest.'],
      ['We do not sell your data.'],
    ],
  },
  {
    id: 'consent',
    title: 'Analytics, embedded services and history of visits',
    paragraphs: [
      [
        'Web analytics, the embedded contact form and the embedded calendar come from other companies, which may set cookies. They load only after you accept them. If you reject them, the site uses its own forms, and nothing is missing.',
      ],
      [
        `If we ask you for a history of your visits and you accept, we keep the pages you open, the site you came from and your steps in the quiz for ${VISIT_HISTORY_DAYS} days. Once you send us a form, we see that history beside your name. If you withdraw your consent, it is deleted at once.`,
      ],
      [
        'Where one of them is in use, “Cookie settings” is at the bottom of each page, and you can change your choice there at any time.',
      ],
      [
        'Without your consent we keep only what the site needs: your choice itself, unfinished quiz answers and the arrival details named above. These stay in your browser.',
      ],
    ],
  },
  {
    id: 'who-else',
    title: 'Who else processes it',
    paragraphs: [
      ['These services work for us, on our instructions and only for the purpose named:'],
    ],
    list: [
      'Hosting and database, for the website and the data stored by it',
      'Email delivery, for guides, newsletters and notices',
      'Text generation, for the strategy guide after the quiz and for preparing a call with you',
      'Customer relationship management, for the embedded form',
      'Scheduling, for the embedded calendar and the booking page',
      'Web analytics, for page views',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    paragraphs: [['No longer than we need it:']],
    list: [
      'Inquiries: 24 months after our last contact, unless you become a client',
      'Quiz answers and guides: 24 months',
      'Newsletter: until you unsubscribe; after that only the fact that you did',
      'Links to your own data: 24 hours; that one was requested or used, without your name or address: 400 days',
      'Server records: 30 days',
      'Contracts and invoices: as long as the law requires',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    paragraphs: [
      [
        'You can ask for a copy of your data, have it corrected or deleted, object to its use, or take it with you in a common format. You can withdraw a consent at any time.',
      ],
      [
        'For what this website stores, you can do most of it yourself under ',
        { label: 'Your data', href: ownDataPath },
        '. For anything else, write to ',
        email,
        '. We answer within 30 days, and you do not have to give a reason. If you are not satisfied, you can complain to the data protection authority where you live.',
      ],
    ],
  },
  {
    id: ownDataSection,
    title: 'Your data',
    paragraphs: [
      [
        'Enter your email address, and we send you a link to a page with everything this website stores about it. There you can download, correct and erase it yourself, without asking us.',
      ],
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    paragraphs: [
      [
        'The connection to this site is encrypted, access to stored data is limited to people who need it, and sign-in data is never stored in readable form. If something goes wrong that affects you, we tell you.',
      ],
    ],
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    paragraphs: [
      [
        'If we change what we do with your data, we change this page first. Questions are welcome at ',
        email,
        ' or through the ',
        { label: 'contact page', href: paths.contact },
        '.',
      ],
    ],
  },
];
