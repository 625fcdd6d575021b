import './text-editor.css';
import type { Stop } from '@portico/kernel/islands';
import { addDropCap } from './addDropCap.ts';

/** A large first letter, where the page's server has not set it already. */
export function start(element: HTMLElement): Stop {
  return addDropCap(element);
}
