import { choiceOf, type Settings } from '../../model/settings/read.ts';

/** In how many columns icons stand on wide screens; none where they run on by themselves. */
export function columnsClass({ columns }: Settings): string {
  return `elementor-grid-${choiceOf(columns, ['1', '2', '3', '4', '5', '6'], '0')}`;
}
