import { choiceOf, type Settings } from '../../model/settings/read.ts';

/** Class for the number of icon columns on wide screens; 0 if they wrap automatically. */
export function columnsClass({ columns }: Settings): string {
  return `elementor-grid-${choiceOf(columns, ['1', '2', '3', '4', '5', '6'], '0')}`;
}
