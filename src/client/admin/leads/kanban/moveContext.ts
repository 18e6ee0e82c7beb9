import { createContext } from 'react';
import type { KanbanStatus } from '../../../../shared/leads/constants.ts';
import type { Lead } from '../leadParts.tsx';

export type Move = (lead: Lead, status: KanbanStatus) => void;

/** Moves a lead to another column, and gives its card the focus there; undefined for viewers. */
export const MoveContext = createContext<Move | undefined>(undefined);
