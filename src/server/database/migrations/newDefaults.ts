/** Columns that got a default in the database, by table; a referenced table precedes those that refer to it. */
export const newDefaults: Record<string, { hasId: boolean; times: string[] }> = {
  api_tokens: { hasId: true, times: ['created_at'] },
  audit_entries: { hasId: true, times: ['created_at'] },
  blog_posts: { hasId: true, times: ['created_at', 'updated_at'] },
  blog_revisions: { hasId: true, times: ['saved_at'] },
  idempotency_keys: { hasId: false, times: ['created_at'] },
  leads: { hasId: true, times: ['created_at'] },
  lead_events: { hasId: true, times: ['created_at'] },
  outbox: { hasId: true, times: ['created_at', 'due_at'] },
  quiz_responses: { hasId: true, times: ['created_at'] },
  sessions: { hasId: true, times: ['created_at', 'last_seen_at'] },
  subscribers: { hasId: true, times: ['asked_at', 'created_at', 'requested_at'] },
  webhooks: { hasId: true, times: ['created_at'] },
  webhook_deliveries: { hasId: true, times: ['created_at'] },
  whiteboard_boards: { hasId: false, times: ['changed_at', 'created_at'] },
};
