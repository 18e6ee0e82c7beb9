/** What is done with a clip or a text, by the channels of the person. */
export const shares: Readonly<Record<string, string>> = {
  linkedin: 'post it on LinkedIn',
  instagram: 'post it on Instagram',
  email_newsletter: 'put it into your newsletter',
  speaking_events: 'play it at your next talk',
  social_media: 'post it on the page you already use',
  none: 'send it to two {people} you know',
};

/** What is done with the announcement. */
export const announcements: Readonly<Record<string, string>> = {
  email_newsletter: 'send it as your newsletter',
  linkedin: 'post it on LinkedIn',
  instagram: 'put it under a photo on Instagram',
  social_media: 'post it on the page you already use',
  speaking_events:
    'read it at your next talk, and email it to everyone you would like to see there',
  none: 'email it to everyone who helped, and ask two partners to pass it on',
};
