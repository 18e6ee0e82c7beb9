/** The tables that days are counted from, with the column of the time and the others that count. */
export const countedColumns = [
  {
    table: 'leads',
    time: 'created_at',
    columns:
      'status, lead_type, offer_type, asks_for_call, won_value, first_source, first_campaign, first_landing',
  },
  {
    table: 'quiz_responses',
    time: 'created_at',
    columns: 'suspected_spam, first_source, first_campaign, first_landing',
  },
  { table: 'visit_counts', time: 'at', columns: 'kind, source, campaign, landing, count' },
];
