import { type KanbanStatus, kanbanStatuses } from '../../../../shared/leads/constants.ts';
import type { Lead } from '../leadParts.tsx';

// What is dragged travels as untyped data of the package, so cards and columns are kept by key here.

type Data = Record<string | symbol, unknown>;

const cards = new WeakMap<object, Lead>();

/** The data of a card while it is dragged. */
export function cardData(lead: Lead): Data {
  const data = {};
  cards.set(data, lead);
  return data;
}

export const readCard = (data: Data) => cards.get(data);

export const columnData = (status: KanbanStatus): Data => ({ status });

export const readColumn = (data: Data | undefined) =>
  kanbanStatuses.find((status) => status === data?.status);
