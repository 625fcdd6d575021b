import { type Breakpoint, DESKTOP, devices, minWidth } from '@portico/kernel/dom';
import { type Settings, textOf } from '../settings/read.ts';

/** Takes an element off the devices that it was hidden on, and off no other. */
export function hiddenRules(selector: string, settings: Settings, active: readonly Breakpoint[]): string {
  let rules = '';
  const hideOn = (device: string): void => {
    const said = settings[`hide_${device}`];
    if (said !== undefined && textOf(said).startsWith('hidden-'))
      rules += `@media ${only(device, active)}{${selector}{display:none!important}}`;
  };
  hideOn(DESKTOP);
  for (const { device } of active) hideOn(device);
  return rules;
}

function only(device: string, active: readonly Breakpoint[]): string {
  const all = devices(active);
  const at = all.indexOf(device);
  const [next] = all.slice(at + 1);
  const own = active.find((entry) => entry.device === device && entry.direction === 'max')?.value;
  const end = own ?? (device === DESKTOP && next ? (minWidth(active, next) ?? 0) - 1 : null);
  const parts = [
    at > 0 && `(min-width:${minWidth(active, device) ?? 0}px)`,
    end !== null && end > 0 && `(max-width:${end}px)`,
  ].filter(Boolean);
  return parts.join(' and ') || 'all';
}
