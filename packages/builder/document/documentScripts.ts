import type { Breakpoint } from '@portico/kernel/dom';
import type { PageDocument } from '../model/document/PageDocument.ts';
import { CONFIG_NAME } from '../runtime/frontend/frontendConfig.ts';
import { stretchFirst } from '../runtime/stretch/stretchFirst.ts';
import type { BuilderElement } from '../wire/public.ts';
import { isStretched } from './structure.tsx';

/** Inline scripts for the head that keep the document from shifting after it is shown. Most need none. */
export function documentScripts({ elements, devices }: PageDocument): readonly string[] {
  return [
    ...(elements.some(holdsStretched) ? [stretchFirst] : []),
    ...(devices ? [configScript({ responsive: { breakpoints: namedDevices(devices) } })] : []),
  ];
}

/** Sets what differs from the defaults, as Elementor's configuration object; several calls add up. */
export function configScript(config: Readonly<Record<string, unknown>>): string {
  const said = JSON.stringify({ isPorticos: true, ...config }).replaceAll('<', '\\u003c');
  return `var ${CONFIG_NAME} = Object.assign(window.${CONFIG_NAME} || {}, ${said});`;
}

function namedDevices(devices: readonly Breakpoint[]): Readonly<Record<string, object>> {
  return Object.fromEntries(devices.map(({ device, value }) => [device, { value, is_enabled: true }]));
}

function holdsStretched(element: BuilderElement): boolean {
  return isStretched(element) || element.elements.some(holdsStretched);
}
