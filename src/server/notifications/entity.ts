import { defineEntity, p } from '@mikro-orm/core';
import type { NotificationMode, NotifiedEvent } from '../../shared/notifications.ts';

/** How a person wants to be notified of an event, where it is not the default of the role. */
export const NotificationChoiceEntity = defineEntity({
  name: 'NotificationChoice',
  tableName: 'notification_choices',
  properties: {
    accountId: p.uuid().primary(),
    event: p.string().length(20).$type<NotifiedEvent>().primary(),
    mode: p.text().$type<NotificationMode>(),
  },
});
