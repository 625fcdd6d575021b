import { type Breakpoint, DESKTOP, devices, minWidth } from '@portico/kernel/dom';
import { type Settings, textOf } from '../settings/read.ts';

/** The settings that hide an element, by device. */
export function hideNames(active: readonly Breakpoint[]): ReadonlyMap<string, string> {
  const all = [DESKTOP, ...active.map(({ device }) => device)];
  return new Map(all.map((device) => [`hide_${device}`, device]));
}

/** Hides an element on exactly the chosen devices. */
export function hiddenRules(
  selector: string,
  settings: Settings,
  active: readonly Breakpoint[],
  names = hideNames(active),
): string {
  let rules = '';
  for (const [name, device] of names) {
    const said = settings[name];
    if (said !== undefined && textOf(said).startsWith('hidden-'))
      rules += `@media ${onlyOn(device, active)}{${selector}{display:none!important}}`;
  }
  return rules;
}

/** Media query for one device and no other. */
export function onlyOn(device: string, active: readonly Breakpoint[]): string {
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
