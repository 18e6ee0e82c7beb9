/** Placeholders for a third party's form or calendar. */
export const formEmbed = {
  loading: 'Loading the form...',
  consent: {
    title: 'This form comes from another company',
    text: 'It may set cookies. Accept it, or use our own form; both reach us.',
    accept: 'Load the form',
    decline: 'Use the site’s own form',
  },
  blocked: 'The form could not be loaded. This one reaches us just as well.',
};

export const calendarEmbed = {
  loading: 'Loading the calendar...',
  consent: {
    title: 'The calendar comes from another company',
    text: 'It may set cookies. Accept it, or send us your preferred time instead.',
    accept: 'Load the calendar',
    decline: 'Request a call instead',
  },
  blocked: 'The calendar could not be loaded. Send us your preferred time instead.',
};
