import type { Guide } from '../../../shared/quiz/guide.ts';
import { type Brief, pick } from './brief.ts';

type Guest = Guide['guests'][number];
type Guests = Record<string, (brief: Brief) => Guest>;

const dream: Guests = {
  ideal_client: ({ niche }) => ({
    who: `The person who signs, at a company ${niche.market} you would like as a client`,
    where: `Your lost proposals of the last two years: the contact is known, the subject is known, and nobody expects to hear from you. After that, ${niche.sector?.gathering ?? 'the last trade conference'}: look for the names under “questions from the floor”, not for the speakers.`,
    ask: 'Invite them to explain how they decide, and say that you will not pitch. Keep to it: if there is business, they bring it up after the recording.',
  }),
  admired_thinker: ({ niche }) => ({
    who: `The author of a book on ${niche.topic} whose second book is about to appear`,
    where:
      'Publishers’ announcements for the coming season, and the acknowledgements of books you like: they name editors, who answer email.',
    ask: 'Quote one page and the objection you have to it. Authors are asked to summarize all day and rarely asked to defend a paragraph.',
  }),
  fellow_founder: ({ niche, city }) => ({
    who: `A founder ${niche.inIt} one step ahead of you: twice the team, half the noise`,
    where: `Lists of recent hires tell you who grows. Look at who filled three roles in a quarter${city ? ` in and around ${city}` : ''}, and at the founders your clients mention without being asked.`,
    ask: 'Ask about one year and one decision, and send the four questions with the invitation.',
  }),
  industry_insider: ({ niche }) => ({
    who: `The analyst or association head whom ${niche.people} quote without having met`,
    where: `The footnotes of industry reports, the committees on the association’s website, and ${niche.sector?.gathering ?? 'the annual meeting'}. The deputy is easier to reach and often knows more.`,
    ask: 'Offer to let them correct one thing the market keeps getting wrong about their figures.',
  }),
  popular_creator: ({ niche }) => ({
    who: `A creator with a large following who has posted about ${niche.topic} once and left it there`,
    where:
      'Search their archive for the post that came closest to your subject. Write to the address in the profile, and to the person who books their sponsors.',
    ask: 'Offer the follow-up to that post, recorded in twenty minutes, with finished clips for their own channels.',
  }),
};

const preferred: Guests = {
  future_clients: ({ niche }) => ({
    who: `The ${niche.sector?.buyer ?? 'head of operations'} at a firm ${niche.market} that has just changed something: a site, a system, a supplier`,
    where:
      'Announcements and job advertisements. A company that advertises for a new role is a company with a fresh problem and somebody responsible for it.',
    ask: 'Name the change in the first line and ask what they wish they had known in the week before.',
  }),
  nobody: ({ niche }) => ({
    who: `Two minutes of a voice message from ${niche.someone}, instead of a guest`,
    where:
      'The last ten people who asked you something good by email. A phone is enough for the recording.',
    ask: 'Ask them to repeat the question in their own voice. You answer alone, and the show still has more than one person in it.',
  }),
  guests_and_solo: ({ niche }) => ({
    who: `A practitioner ${niche.inIt} who disagrees with your last solo episode`,
    where:
      'The comments under it, and the two colleagues you thought of while recording because they would object.',
    ask: 'Send the minute they will object to. The next episode is theirs, and the turn between solo and guest explains itself.',
  }),
  clients_partners: () => ({
    who: 'A client of more than two years, together with the person on your side who does the work',
    where:
      'Your own address book: whoever renewed without negotiating. Ask in a call, not by email.',
    ask: 'Offer to tell the part that went wrong first. It is the reason others will believe the rest.',
  }),
  well_known_people: ({ city }) => ({
    who: 'Somebody well known who has changed fields, and has not been asked why for a while',
    where: `Programs of festivals, book fairs and charity boards${city ? `, beginning with those in ${city}` : ''}. A cause they give time to is a better way in than their agent.`,
    ask: 'Ask for the year between the two careers. It is short, it is fresh, and the usual interviews skip it.',
  }),
};

const near: Guests = {
  decision_makers: ({ niche }) => ({
    who: `A finance or purchasing lead who has approved many purchases ${niche.market} and speaks at none of the events`,
    where:
      'Ask your clients who had to be convinced. It is always somebody, and nobody invites them.',
    ask: 'Promise that no supplier will be named. Then ask what makes a case easy to approve.',
  }),
  followers: () => ({
    who: 'A reader who tried what you recommend and wrote to you about the result',
    where: 'Your inbox and comments, sorted by length. The long ones have a story in them.',
    ask: 'Invite them with their own sentence as the title of the episode.',
  }),
  industry_peers: ({ niche }) => ({
    who: `A colleague ${niche.inIt} in another region, with whom you share a problem and no customers`,
    where: 'The working groups of your association, and the reply-all of its mailing list.',
    ask: 'Propose to compare one figure each of you knows by heart. Nobody has to give away a secret.',
  }),
  current_clients: () => ({
    who: 'The quiet client: good results, few calls, never in a case study',
    where: 'Your invoices, sorted by years and not by amounts.',
    ask: 'Ask how they explain your work to their own board, and let that sentence stand.',
  }),
  newcomers: () => ({
    who: 'Somebody in their second year, who still remembers what was unclear in the first',
    where: 'Alumni pages of training courses, and the people your clients hired last year.',
    ask: 'Ask for the three questions they did not dare to ask, and answer them together.',
  }),
};

const byChannel: Record<string, (brief: Brief) => Guest> = {
  linkedin: () => ({
    who: 'The person whose LinkedIn comments are better than other people’s posts',
    where: 'Under the posts of your trade’s three loudest accounts. Look for the second comment.',
    ask: 'Reply in public first, twice. Then invite with a link to their own comment.',
  }),
  instagram: () => ({
    who: 'The maker behind an Instagram account you learn from: the hands, not the brand',
    where: 'Saved posts, and the accounts they credit in the caption.',
    ask: 'Offer an audio portrait they can cut into stories, and record at their place of work.',
  }),
  email_newsletter: () => ({
    who: 'The editor of a newsletter your readers also get',
    where: 'Ask subscribers in one line what else they read. Three titles will repeat.',
    ask: 'Propose an exchange: they come on the show, you write for their issue in the same week.',
  }),
  speaking_events: () => ({
    who: 'The person who spoke before or after you at the last event and stayed for the questions',
    where: 'Programs of the events you have been to; the organizer passes a message on.',
    ask: 'Continue the question from the floor that both of you answered too briefly.',
  }),
  social_media: () => ({
    who: 'The moderator of the group in which your customers complain to each other',
    where: 'The forum or group a client last sent you a screenshot from.',
    ask: 'Ask what comes up every month. They know the patterns and are seldom credited for it.',
  }),
};

const withoutChannel: Guest = {
  who: 'Somebody with readers of their own, because you have no channel yet',
  where:
    'Local business pages, association bulletins and the hosts of smaller podcasts than you would listen to.',
  ask: 'Offer the finished recording for their use as well. Two publishers of one conversation start from more than nothing.',
};

const connector = ({ city, niche }: Brief): Guest => ({
  who: city
    ? `The person in ${city} who introduces everybody to everybody`
    : `The person ${niche.inIt} who introduces everybody to everybody`,
  where: city
    ? 'They run the breakfast, the award or the alumni evening. You have probably had an email from them this year.'
    : 'They organize something small and regular. Ask three clients who it is; two will say the same name.',
  ask: 'Ask for their story, and at the end for two names. Those two guests come recommended.',
});

export const guests = (brief: Brief): Guide['guests'] => [
  pick(brief, 'dream_guest', dream)(brief),
  pick(brief, 'guest_preference', preferred)(brief),
  pick(brief, 'target_audience', near)(brief),
  connector(brief),
  ...(brief.channels.length > 0 ? brief.channels.slice(0, 2) : ['']).map(
    (channel) => byChannel[channel]?.(brief) ?? withoutChannel,
  ),
];
