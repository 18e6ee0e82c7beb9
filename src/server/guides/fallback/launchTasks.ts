import type { Brief, Texts } from './brief.ts';

/** What to settle first, by what is most likely to stop the show. */
export const obstacles: Texts = {
  proving_return:
    'Decide before anything is recorded what will count as return, and add a field “heard the show?” to the form or sheet in which inquiries land. Without it, no figure will be believed later.',
  being_the_voice:
    'Record five minutes on your phone today, about something you explained this week, and delete them. Do it again on the next two days. The aim is to be bored by your own voice before it matters.',
  finding_time:
    'Find the hours before the ideas: one recording morning and one editing afternoon, in the calendar for the next eight weeks, with a name beside each task that is not yours. What has no name is not done.',
  getting_guests:
    'List thirty possible guests and mark the eight who owe you nothing but would answer. Begin with those. The first names on a guest list are what later guests judge it by.',
  finding_angle:
    'Write down the ten things everyone says in your market, and next to each the case in which it is false. Three of those cases are the reason your show exists.',
};

/** Prevents the same obstacle in the second month. */
export const safeguards: Texts = {
  proving_return:
    'Go through every inquiry of the month by hand and note where it came from, in the person’s own words. Four honest lines are worth more than an estimate.',
  being_the_voice:
    'Listen to the first episode again, once, with one question: where do you sound as you do at work? Do more of that, and leave the rest alone.',
  finding_time:
    'Add up the hours the first episodes took and strike out or hand over the largest item that did not need you.',
  getting_guests:
    'Ask each guest for two names while the recording is fresh, and write to both the same day. From here on the list should fill itself.',
  finding_angle:
    'Read the replies and see which sentence people repeated. The second ten episodes begin there, and not with the list you had.',
};

export const groundwork: Texts = {
  guest_research:
    'Set up one page a guest: three statements, one figure, one opinion of a colleague, five questions. An hour each, on different days.',
  off_the_cuff:
    'Write the first and the last sentence of each episode on a card. Nothing else; prepare by not talking about it.',
  one_page_outline:
    'Make the one-page outline once, as a form: claim, three stops, the stop you may skip, way home. Fill it in for the first four.',
  full_script:
    'Write the first script, read it aloud to somebody, and count the minutes. You will then know how many words an episode holds.',
  collected_notes:
    'Empty all your notes into one list and mark those that still surprise you. The ten episodes above take what they need from it.',
};

export const firstRecording: Texts = {
  client_result:
    'Record the client’s result first. Show the client the text beforehand; it is the only episode for which that is right.',
  own_path:
    'Record your own story second, although it comes out first. By then you will have found your tone.',
  company_origin:
    'Record the story of the company in the place where it began, if the place still exists. It changes how you tell it.',
  market_problem:
    'Record the market’s problem first and play it to one person who has it. If they do not send it on by themselves, find the missing example.',
  costly_mistake:
    'Record the mistake twice, a day apart, and keep the second. The first is for you.',
};

export const answers: Texts = {
  one_to_one:
    'Put a short booking page behind the show’s address, with two questions, so that a listener who wants to talk needs one click.',
  direct_messages:
    'Decide on the one place where you will answer comments and messages, and reserve fifteen minutes for it on publishing days.',
  community:
    'Open the community room with ten people you know, and agree on one question a week. An empty room is worse than a late one.',
  own_events:
    'Fix the date of the first evening and book a room that is full with twenty. Name it at the end of the first episode.',
  newsletter_replies:
    'Prepare the newsletter that goes out with each episode: five sentences, one question, a reply address that you read.',
};

export const reviews: Texts = {
  pipeline_value:
    'On day 30, write down every company you have spoken to because of the show and the value you would put on each. That sheet is the beginning of the figure you chose.',
  audience_growth:
    'On day 30, note downloads per episode after seven days and followers gained. Compare only with your own first week.',
  inbound_leads:
    'On day 30, count the inquiries in which somebody mentioned the show unasked. One is a beginning; none means that the closing sentence has to become clearer.',
  meetings_booked:
    'On day 30, count the meetings that came from a recording or an episode, and note for each what was said just before it was agreed.',
  press_mentions:
    'On day 30, list mentions, invitations and requests for a quote, and send the episode that fits to each of five editors or organizers.',
};

const byChannel: Record<string, string> = {
  linkedin:
    'On LinkedIn, post the strongest half-minute as video with subtitles, and name the guest in the first line. Answer each comment within the hour of posting.',
  instagram:
    'On Instagram, show the recording and not the cover: one reel with the moment of surprise, and a story that asks a question the next episode answers.',
  email_newsletter:
    'Give your newsletter the episode two hours before everyone else, with three sentences about why you made it. Subscribers are the people who will rate it.',
  speaking_events:
    'Build one minute of the first episode into your next talk and put its address on the last slide instead of “thank you”.',
  social_media:
    'In the groups and feeds you use, share the one thing learned without a link, and put the link where somebody asks for it.',
};

/** Announces the show: on existing channels, or in person. */
export const announcements = ({ channels, city, niche }: Brief) =>
  channels.length > 0
    ? channels.slice(0, 2).flatMap((channel) => byChannel[channel] ?? [])
    : [
        `You use no channel today, so begin with people: forty personal messages to ${niche.people}${city ? `, those in ${city} first` : ''}, each with the minute that concerns them. Open one channel afterward, where most of them answered.`,
      ];
