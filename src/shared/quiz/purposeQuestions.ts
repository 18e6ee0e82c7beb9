import { single } from './question.ts';

// In each question, the weights of the three traits have the same sum.

export const purposeQuestions = [
  single('primary_reason', 'Why do you want a podcast?', [
    ['win_clients', 'To win clients for my company', { business: 3 }],
    ['known_name', 'To become the known name in my field', { personal: 3 }],
    ['grow_by_reputation', 'To grow the company through my reputation', { hybrid: 3 }],
    ['open_doors', 'To meet people we cannot reach otherwise', { business: 2, hybrid: 1 }],
    ['share_lessons', 'To share what I have learned', { personal: 2, hybrid: 1 }],
  ]),
  single('target_audience', 'Who should be listening?', [
    ['decision_makers', 'Decision-makers who could buy from us', { business: 3 }],
    ['followers', 'People who follow me, or soon will', { personal: 3 }],
    ['industry_peers', 'Peers in my industry, some of them buyers', { hybrid: 3 }],
    ['current_clients', 'Clients we have and want to keep', { business: 2, hybrid: 1 }],
    ['newcomers', 'People who are starting out in my field', { personal: 2, hybrid: 1 }],
  ]),
  single('success_definition', 'A year from now, what would make the show a success?', [
    ['signed_deals', 'Signed deals that began with an episode', { business: 3 }],
    ['known_expert', 'Strangers know my name and what I stand for', { personal: 3 }],
    ['inbound_inquiries', 'Inquiries reach the company because of me', { hybrid: 3 }],
    ['new_partners', 'Partners and referrals we did not have', { business: 2, hybrid: 1 }],
    ['invitations', 'Invitations to speak, write and appear', { personal: 2, hybrid: 1 }],
  ]),
  single('brand_focus', 'Whose name should be on the cover?', [
    ['company_name', 'The company’s', { business: 3 }],
    ['own_name', 'Mine', { personal: 3 }],
    ['both_names', 'Both, side by side', { hybrid: 3 }],
    ['topic_name', 'Neither: the topic carries it', { business: 1, personal: 1, hybrid: 1 }],
  ]),
  single('content_excitement', 'What would you most enjoy talking about?', [
    ['client_problems', 'How clients solved a costly problem', { business: 3 }],
    ['own_career', 'Lessons from my own career', { personal: 3 }],
    ['founder_stories', 'How other founders built what they have', { hybrid: 3 }],
    ['industry_trends', 'Where our industry is heading', { business: 2, hybrid: 1 }],
    ['open_ideas', 'Ideas and opinions that are still open', { personal: 2, hybrid: 1 }],
  ]),
  single('podcast_vision', 'How do you picture the show?', [
    ['industry_briefing', 'The briefing our industry listens to', { business: 3 }],
    ['own_conversations', 'My conversations, in my own style', { personal: 3 }],
    ['host_and_company', 'A host people know, a company behind it', { hybrid: 3 }],
    ['sales_library', 'A library our sales team sends to prospects', { business: 2, hybrid: 1 }],
    ['building_in_public', 'The story of what I am building', { personal: 2, hybrid: 1 }],
  ]),
  single('dream_guest', 'Who is your dream guest?', [
    ['ideal_client', 'A buyer at a company we want as a client', { business: 3 }],
    ['admired_thinker', 'An author or thinker I admire', { personal: 3 }],
    ['fellow_founder', 'A founder one step ahead of me', { hybrid: 3 }],
    ['industry_insider', 'An analyst or the head of an association', { business: 2, hybrid: 1 }],
    ['popular_creator', 'A creator with a large following', { personal: 2, hybrid: 1 }],
  ]),
  single('podcast_influence', 'What should a listener do after an episode?', [
    ['book_meeting', 'Book a meeting with us', { business: 3 }],
    ['follow_me', 'Follow me and read what I write', { personal: 3 }],
    ['recommend_us', 'Name us when the subject comes up', { hybrid: 3 }],
    ['forward_it', 'Forward it to a colleague', { business: 2, hybrid: 1 }],
    ['think_again', 'Think again about something', { personal: 2, hybrid: 1 }],
  ]),
];
