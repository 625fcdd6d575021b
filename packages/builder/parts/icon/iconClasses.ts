import { choiceOf, type Settings } from '../../model/settings/read.ts';

/** How an icon is framed, as classes of its widget. */
export function iconClasses({ view, shape }: Settings): string[] {
  const shown = choiceOf(view, ['default', 'stacked', 'framed'], 'default');
  return [
    `elementor-view-${shown}`,
    ...(shown === 'default'
      ? []
      : [`elementor-shape-${choiceOf(shape, ['circle', 'square', 'rounded'], 'circle')}`]),
  ];
}

export const STAR = { library: 'fa-solid', value: 'fas fa-star' } as const;
