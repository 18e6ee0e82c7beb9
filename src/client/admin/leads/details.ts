import type { Outputs } from '../../api.tsx';

export type LeadDetails = Outputs['leads']['work']['byId'];
