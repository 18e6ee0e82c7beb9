import { z } from 'zod';
import { Head } from '../shapes.ts';

export const WhiteboardPage = z.strictObject({ head: Head }).meta({ title: 'Whiteboard' });
