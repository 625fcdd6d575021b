import { isOn, textOf } from '../../model/settings/read.ts';
import { assetPlacesOf } from '../assets/assetPlaces.ts';
import { elementSettings } from '../frontend/elementSettings.ts';

/** Shows a section's shape divider as soon as its author chooses it. */
export function showShapeDividers(view: Window & typeof globalThis): void {
  for (const element of view.document.querySelectorAll('.elementor-section, .e-con')) {
    for (const side of ['top', 'bottom'] as const) {
      const holder = element.querySelector<HTMLElement>(`:scope > .elementor-shape-${side}`);
      if (holder) void showShape(view, holder, shapeName(element, side));
    }
  }
}

function shapeName(element: Element, side: 'top' | 'bottom'): string {
  const settings = elementSettings(element);
  const name = textOf(settings[`shape_divider_${side}`]);
  if (!/^[a-z\d-]+$/.test(name)) return '';
  return isOn(settings[`shape_divider_${side}_negative`]) ? `${name}-negative` : name;
}

async function showShape(view: Window & typeof globalThis, holder: HTMLElement, name: string): Promise<void> {
  if (holder.dataset.shape === name) return;
  holder.dataset.shape = name;
  holder.replaceChildren();
  if (!name) return;
  const answer = await view.fetch(`${assetPlacesOf(view).assetsUrl}shapes/${name}.svg`);
  if (!answer.ok || holder.dataset.shape !== name) return;
  const drawing = new view.DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  // Only shapes are kept.
  for (const part of drawing.querySelectorAll('script, foreignObject, a, use')) part.remove();
  holder.replaceChildren(view.document.adoptNode(drawing));
}
