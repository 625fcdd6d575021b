import type { Moment, MomentName } from '../Island.ts';
import { idle } from './idle.ts';
import { now } from './now.ts';
import { touch } from './touch.ts';
import { visible } from './visible.ts';

export const moments: Readonly<Record<MomentName, Moment>> = { now, idle, visible, touch };
