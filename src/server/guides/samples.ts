import { steps } from '../../shared/quiz/steps.ts';
import { computedResult } from '../content/quiz.ts';
import type { TakenQuiz } from './builtIn/quizTaker.ts';

/** A person and their answers: the chosen option of each question, lists joined by a plus sign. */
type Row = readonly [file: string, person: string, options: string];

/** Twenty very different people, for the tests and for `npm run guides`. */
const rows: readonly Row[] = [
  [
    '01-fractional-cfo',
    'Dana Reyes | Denver | Fractional CFO services for SaaS startups | ',
    'win_clients decision_makers signed_deals company_name client_problems industry_briefing ideal_client book_meeting educational project_teardown client_result weekly medium_30min future_clients guest_research one_to_one within_6_months proving_return pipeline_value linkedin+email_newsletter',
  ],
  [
    '02-dentist',
    'Dr. Priya Shah | Columbus | Family dentistry | ',
    'known_name followers known_expert own_name own_career own_conversations admired_thinker follow_me conversational+entertaining listener_questions own_path biweekly short_15min guests_and_solo one_page_outline direct_messages reputation_first being_the_voice audience_growth instagram',
  ],
  [
    '03-logistics-software',
    'Tom Becker | Chicago | logistics software | heads of logistics at food distributors',
    'open_doors decision_makers new_partners company_name industry_trends sales_library industry_insider forward_it educational one_number market_problem daily medium_30min future_clients guest_research one_to_one within_12_months getting_guests meetings_booked linkedin+speaking_events',
  ],
  [
    '04-fitness-coach',
    'Maya Lindqvist | Portland | I help women over 50 get fit | ',
    'known_name followers known_expert own_name own_career own_conversations popular_creator follow_me inspirational+conversational quick_questions own_path weekly short_15min nobody off_the_cuff direct_messages within_3_months finding_time audience_growth instagram+social_media',
  ],
  [
    '05-employment-lawyer',
    'Rachel Okafor | Atlanta | employment law | ',
    'win_clients decision_makers inbound_inquiries both_names client_problems host_and_company ideal_client recommend_us educational+provocative project_teardown costly_mistake biweekly medium_30min clients_partners full_script own_events within_12_months proving_return inbound_leads linkedin+speaking_events',
  ],
  [
    '06-executive-coach',
    'Henrik Dahl | Minneapolis | executive coaching | ',
    'known_name industry_peers invitations own_name open_ideas own_conversations admired_thinker think_again conversational own_take own_path weekly long_60min well_known_people collected_notes newsletter_replies over_years finding_angle press_mentions email_newsletter+speaking_events',
  ],
  [
    '07-roofer',
    'Luis Ortega | San Antonio | roofing contractor | ',
    'grow_by_reputation current_clients inbound_inquiries company_name client_problems sales_library ideal_client recommend_us educational listener_questions client_result monthly short_15min clients_partners one_page_outline community within_6_months finding_time inbound_leads social_media',
  ],
  [
    '08-cybersecurity',
    'Anita Rao | Austin | Cybersecurity consulting | ',
    'win_clients decision_makers signed_deals topic_name industry_trends industry_briefing industry_insider book_meeting educational+provocative own_take market_problem weekly medium_30min guests_and_solo guest_research own_events within_6_months getting_guests pipeline_value linkedin',
  ],
  [
    '09-wealth-for-doctors',
    'James Whitfield | Nashville | wealth management for doctors | ',
    'grow_by_reputation decision_makers inbound_inquiries both_names own_career host_and_company fellow_founder recommend_us educational+conversational one_number costly_mistake biweekly long_60min guests_and_solo full_script newsletter_replies within_12_months being_the_voice inbound_leads email_newsletter',
  ],
  [
    '10-recruiter',
    'Sofia Marino | Boston | tech recruiting | CTOs of companies with 50 to 300 people',
    'open_doors decision_makers new_partners company_name founder_stories industry_briefing fellow_founder forward_it conversational project_teardown company_origin weekly short_15min future_clients off_the_cuff one_to_one within_3_months getting_guests meetings_booked linkedin',
  ],
  [
    '11-wedding-photographer',
    'Chloe Martin | Charleston | wedding photography | ',
    'share_lessons newcomers known_expert own_name own_career building_in_public popular_creator follow_me entertaining+inspirational quick_questions own_path daily short_15min well_known_people off_the_cuff direct_messages within_6_months finding_angle audience_growth instagram+social_media',
  ],
  [
    '12-manufacturing-automation',
    'Karl Steiner | Milwaukee | factory automation and robotics | ',
    'win_clients decision_makers signed_deals company_name client_problems sales_library ideal_client book_meeting educational project_teardown client_result monthly long_60min clients_partners full_script own_events over_years finding_time pipeline_value speaking_events',
  ],
  [
    '13-nonprofit-fundraising',
    'Grace Kim | Seattle | fundraising consulting | ',
    'share_lessons industry_peers new_partners topic_name founder_stories building_in_public industry_insider forward_it inspirational+educational listener_questions market_problem biweekly medium_30min clients_partners one_page_outline community within_12_months finding_time inbound_leads email_newsletter+linkedin',
  ],
  [
    '14-residential-realtor',
    'Ben Carter | Raleigh | real estate agent | ',
    'grow_by_reputation followers inbound_inquiries own_name founder_stories host_and_company popular_creator recommend_us conversational+entertaining quick_questions company_origin weekly variable guests_and_solo collected_notes direct_messages within_6_months finding_time inbound_leads instagram+social_media',
  ],
  [
    '15-marketing-agency',
    'Nadia Haddad | Toronto | B2B marketing agency | ',
    'win_clients industry_peers signed_deals company_name industry_trends industry_briefing popular_creator book_meeting provocative own_take market_problem daily medium_30min well_known_people off_the_cuff own_events within_3_months finding_angle audience_growth linkedin+email_newsletter+social_media',
  ],
  [
    '16-sleep-consultant',
    'Emma Lewis | Boise | baby sleep consulting | ',
    'grow_by_reputation followers inbound_inquiries both_names client_problems own_conversations admired_thinker think_again conversational listener_questions client_result weekly short_15min nobody collected_notes community within_12_months being_the_voice inbound_leads ',
  ],
  [
    '17-selling-companies',
    'Robert Hale | Dallas | M&A advisory | ',
    'open_doors decision_makers new_partners topic_name founder_stories own_conversations fellow_founder recommend_us conversational project_teardown costly_mistake biweekly long_60min future_clients guest_research one_to_one over_years getting_guests meetings_booked speaking_events',
  ],
  [
    '18-farm-supplies',
    'Ellen Novak | Des Moines | seed and crop inputs for farms | ',
    'grow_by_reputation current_clients new_partners company_name industry_trends industry_briefing industry_insider forward_it educational+conversational one_number market_problem weekly variable clients_partners collected_notes own_events over_years getting_guests meetings_booked speaking_events+email_newsletter',
  ],
  [
    '19-analytical-engines',
    'Ada Lovelace | London | Analytical engines | heads of research at observatories',
    'known_name decision_makers known_expert own_name open_ideas own_conversations admired_thinker think_again educational own_take company_origin biweekly medium_30min guests_and_solo full_script newsletter_replies reputation_first finding_angle press_mentions ',
  ],
  [
    '20-hr-software',
    'Marcus Bell | New York | HR software | ',
    'win_clients decision_makers signed_deals company_name client_problems sales_library ideal_client book_meeting conversational one_number client_result weekly medium_30min future_clients full_script one_to_one within_3_months proving_return pipeline_value linkedin+email_newsletter',
  ],
];

export type Sample = { file: string; taken: TakenQuiz };

export const samples: readonly Sample[] = rows.map(([file, person, options]) => {
  const [name = '', city = '', niche = '', buyers = ''] = person
    .split('|')
    .map((one) => one.trim());
  const asked = steps.filter((step) => step.options.length > 0);
  const chosen = options.split(' ');
  const answers = {
    personalInfo: { name, city, niche, ...(buyers && { buyers }) },
    ...Object.fromEntries(
      asked.map(({ id, type }, index) => {
        const answer = chosen[index] ?? '';
        return [id, type === 'multiple' ? answer.split('+').filter(Boolean) : answer];
      }),
    ),
  };
  return { file, taken: { name, answers, result: computedResult(answers)?.type ?? '' } };
});
