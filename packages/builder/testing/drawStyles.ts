import type { PageDocument } from '../model/document/PageDocument.ts';
import { type MutationResult, styleMutations } from './styleMutations.tsx';
import { styleSamples } from './styleSamples.ts';

export { documentStyles } from '../document/documentStyles.ts';
export { idleReason } from './idleValues.ts';

/** Every value of the samples, removed one at a time. */
export function mutationsOfSamples(): MutationResult {
  const all = styleSamples().map((sample) => styleMutations(sample));
  return { changing: all.flatMap(({ changing }) => changing), idle: all.flatMap(({ idle }) => idle) };
}

/** A page with this many elements, each with realistic settings: some shared, some of its own. */
export function pageOfElements(count: number): PageDocument {
  return {
    id: '1',
    type: 'wp-page',
    settings: {},
    elements: Array.from({ length: count }, (_, index) => ({
      id: `e${index}`,
      elType: 'widget',
      widgetType: index % 2 ? 'heading' : 'button',
      settings: {
        ...ENTERED,
        _margin: { ...PX, top: String(index) },
        typography_font_size: { unit: 'px', size: 10 + index },
        [index % 2 ? 'title_color' : 'button_text_color']: `#${(0x100000 + index * 4321).toString(16)}`,
      },
      elements: [],
    })),
  };
}

const PX = { unit: 'px', top: '1', right: '2', bottom: '3', left: '4', isLinked: false } as const;
const ENTERED = {
  _margin: PX,
  _padding: PX,
  _padding_mobile: PX,
  _background_background: 'classic',
  _background_color: '#123456',
  _border_border: 'solid',
  _border_width: PX,
  _border_radius: PX,
  typography_typography: 'custom',
  typography_font_family: 'Georgia',
  typography_font_size: { unit: 'px', size: 20 },
  typography_font_size_tablet: { unit: 'px', size: 18 },
  typography_font_size_mobile: { unit: 'px', size: 16 },
  typography_font_weight: '600',
  align: 'center',
  title_color: '#654321',
  button_text_color: '#654321',
  __globals__: { background_color: 'globals/colors?id=accent' },
} as const;
