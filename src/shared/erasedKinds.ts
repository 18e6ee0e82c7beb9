/** What a person's erasure deletes, in the order in which it is named. */
export const erasedKinds = [
  'leads',
  'notes',
  'responses',
  'boards',
  'copiedNotes',
  'marks',
  'briefs',
  'subscriptions',
  'visits',
  'messages',
] as const;
