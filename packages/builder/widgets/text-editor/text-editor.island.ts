import './text-editor.css';
import type { Stop } from '@portico/kernel/islands';
import { elementSettings } from '../../runtime/frontend/elementSettings.ts';
import { addDropCap } from './addDropCap.ts';

/** A drop cap, if the page's server has not added it already. */
export function start(element: HTMLElement): Stop {
  // Settings may say no in words, too: `""` or `"no"`.
  return (elementSettings(element).drop_cap ?? 'yes') === 'yes' ? addDropCap(element) : () => {};
}
