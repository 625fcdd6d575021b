import './text-editor.css';
import type { Stop } from '@portico/kernel/islands';
import { addDropCap } from './addDropCap.ts';

/** A drop cap, if the page's server has not added it already. */
export function start(element: HTMLElement): Stop {
  return addDropCap(element);
}
