import type { QuizStep } from './question.ts';

const choice = (type: 'single' | 'multiple', id: string, options: readonly string[]): QuizStep => ({
  id,
  type,
  options: options.map((id) => ({ id })),
});

/** The steps of the quiz with the ids of their options, which are stored with answers. Their texts are content. */
export const steps: readonly QuizStep[] = [
  { id: 'personal_info', type: 'personal_info', options: [] },
  choice('single', 'primary_reason', [
    'win_clients',
    'known_name',
    'grow_by_reputation',
    'open_doors',
    'share_lessons',
  ]),
  choice('single', 'target_audience', [
    'decision_makers',
    'followers',
    'industry_peers',
    'current_clients',
    'newcomers',
  ]),
  choice('single', 'success_definition', [
    'signed_deals',
    'known_expert',
    'inbound_inquiries',
    'new_partners',
    'invitations',
  ]),
  choice('single', 'brand_focus', ['company_name', 'own_name', 'both_names', 'topic_name']),
  choice('single', 'content_excitement', [
    'client_problems',
    'own_career',
    'founder_stories',
    'industry_trends',
    'open_ideas',
  ]),
  choice('single', 'podcast_vision', [
    'industry_briefing',
    'own_conversations',
    'host_and_company',
    'sales_library',
    'building_in_public',
  ]),
  choice('single', 'dream_guest', [
    'ideal_client',
    'admired_thinker',
    'fellow_founder',
    'industry_insider',
    'popular_creator',
  ]),
  choice('single', 'podcast_influence', [
    'book_meeting',
    'follow_me',
    'recommend_us',
    'forward_it',
    'think_again',
  ]),
  choice('multiple', 'podcast_tone', [
    'inspirational',
    'educational',
    'conversational',
    'entertaining',
    'provocative',
  ]),
  choice('single', 'recurring_segment', [
    'project_teardown',
    'own_take',
    'listener_questions',
    'one_number',
    'quick_questions',
  ]),
  choice('single', 'first_episode_story', [
    'client_result',
    'own_path',
    'company_origin',
    'market_problem',
    'costly_mistake',
  ]),
  choice('single', 'content_frequency', ['daily', 'weekly', 'biweekly', 'monthly']),
  choice('single', 'episode_length', ['short_15min', 'medium_30min', 'long_60min', 'variable']),
  choice('single', 'guest_preference', [
    'future_clients',
    'nobody',
    'guests_and_solo',
    'clients_partners',
    'well_known_people',
  ]),
  choice('single', 'content_preparation', [
    'guest_research',
    'off_the_cuff',
    'one_page_outline',
    'full_script',
    'collected_notes',
  ]),
  choice('single', 'audience_interaction', [
    'one_to_one',
    'direct_messages',
    'community',
    'own_events',
    'newsletter_replies',
  ]),
  choice('single', 'monetization_timeline', [
    'within_3_months',
    'reputation_first',
    'within_12_months',
    'within_6_months',
    'over_years',
  ]),
  choice('single', 'biggest_challenge', [
    'proving_return',
    'being_the_voice',
    'finding_time',
    'getting_guests',
    'finding_angle',
  ]),
  choice('single', 'success_metric', [
    'pipeline_value',
    'audience_growth',
    'inbound_leads',
    'meetings_booked',
    'press_mentions',
  ]),
  choice('multiple', 'current_marketing', [
    'linkedin',
    'instagram',
    'email_newsletter',
    'speaking_events',
    'social_media',
  ]),
  { id: 'contact', type: 'contact', options: [] },
];

/** Sent instead of a step id when the quiz is completed. */
export const FINISHED = 'finished';
