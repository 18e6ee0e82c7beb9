import { multiple, single } from './question.ts';

export const showQuestions = [
  multiple('podcast_tone', 'How should the show sound?', [
    ['inspirational', 'Inspirational', { personal: 2 }],
    ['educational', 'Educational', { business: 3 }],
    ['conversational', 'Conversational', { hybrid: 3 }],
    ['entertaining', 'Entertaining', { personal: 1, hybrid: 1 }],
    ['provocative', 'Provocative', { business: 1, personal: 1 }],
  ]),
  single('recurring_segment', 'Which recurring segment would you look forward to?', [
    ['project_teardown', 'A deal or project, taken apart', { business: 3 }],
    ['own_take', 'My take on the news of the week', { personal: 3 }],
    ['listener_questions', 'Questions from listeners, answered', { hybrid: 3 }],
    ['one_number', 'One number and the story behind it', { business: 2, hybrid: 1 }],
    ['quick_questions', 'Quick, personal questions to the guest', { personal: 2, hybrid: 1 }],
  ]),
  single('first_episode_story', 'Which story would the first episode tell?', [
    ['client_result', 'A client’s result and how it came about', { business: 3 }],
    ['own_path', 'How I came to do what I do', { personal: 3 }],
    ['company_origin', 'Why I started this company', { hybrid: 3 }],
    ['market_problem', 'The problem everyone in our market has', { business: 2, hybrid: 1 }],
    ['costly_mistake', 'The mistake that changed how I work', { personal: 2, hybrid: 1 }],
  ]),
  single('content_frequency', 'How often should an episode come out?', [
    ['daily', 'Daily', { personal: 2 }],
    ['weekly', 'Weekly', { personal: 1, hybrid: 2 }],
    ['biweekly', 'Every two weeks', { business: 1, hybrid: 1 }],
    ['monthly', 'Monthly', { business: 2 }],
  ]),
  single('episode_length', 'How long should an episode be?', [
    ['short_15min', 'Short: about 15 minutes', { personal: 2 }],
    ['medium_30min', 'Medium: about 30 minutes', { business: 3 }],
    ['long_60min', 'Long: about 60 minutes', { personal: 1, hybrid: 1 }],
    ['variable', 'It varies with the subject', { hybrid: 2 }],
  ]),
  single('guest_preference', 'Who should share the microphone with you?', [
    ['future_clients', 'People we would like as clients', { business: 3 }],
    ['nobody', 'Mostly nobody: I talk to the listener', { personal: 3 }],
    ['guests_and_solo', 'Guests and solo episodes by turns', { hybrid: 3 }],
    ['clients_partners', 'Clients and partners', { business: 2, hybrid: 1 }],
    ['well_known_people', 'Well-known people with a story', { personal: 2, hybrid: 1 }],
  ]),
  single('content_preparation', 'How do you like to prepare?', [
    ['guest_research', 'With research on the guest and their company', { business: 3 }],
    ['off_the_cuff', 'Hardly at all: I am best off the cuff', { personal: 3 }],
    ['one_page_outline', 'With one page of points and room to wander', { hybrid: 3 }],
    ['full_script', 'With a script, so that every fact is right', { business: 2, hybrid: 1 }],
    ['collected_notes', 'With notes I collect all the time', { personal: 2, hybrid: 1 }],
  ]),
];
