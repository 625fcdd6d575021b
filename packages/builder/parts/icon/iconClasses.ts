import { choiceOf, type Settings } from '../../model/settings/read.ts';

/** An icon's frame, as classes of its widget. */
export function iconClasses({ view, shape }: Settings): string[] {
  const shown = choiceOf(view, ['default', 'stacked', 'framed'], 'default');
  return [
    `elementor-view-${shown}`,
    ...(shown === 'default'
      ? []
      : [`elementor-shape-${choiceOf(shape, ['circle', 'square', 'rounded'], 'circle')}`]),
  ];
}

/** The same for an Elementor Pro box, on the icon's wrapper. */
export function boxedIconClasses({ icon_view: view, icon_shape: shape }: Settings): string {
  return ['elementor-icon-wrapper', ...iconClasses({ view, shape })].join(' ');
}

export const STAR = { library: 'fa-solid', value: 'fas fa-star' } as const;
