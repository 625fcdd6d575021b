import { recordOf } from '../../settings/read.ts';
import type { ElementStyle } from './StyleRule.ts';
import { keyword, length } from './values.ts';

/** A box of the newer kind, which lays out what stands in it. */
export const containerStyle: ElementStyle = (read) => {
  const gap = recordOf(read('flex_gap'));
  const direction = keyword(read('flex_direction'), DIRECTIONS);
  return [
    {
      declarations: {
        '--p-boxed-width': length(read('boxed_width')),
        '--p-flex-direction': direction,
        '--p-phone-wrap': direction && (direction.startsWith('row') ? 'wrap' : 'nowrap'),
        '--p-flex-wrap': keyword(read('flex_wrap'), ['wrap', 'nowrap']),
        '--p-justify': keyword(read('flex_justify_content'), DISTRIBUTIONS),
        '--p-align': keyword(read('flex_align_items'), ALIGNMENTS),
        '--p-gap': gapOf(gap),
        'inline-size': length(read('width')),
        'min-block-size': length(read('min_height')),
        'flex-grow': keyword(String(read('_flex_grow') ?? ''), ['0', '1']),
      },
    },
  ];
};

export const sectionStyle: ElementStyle = (read) => [
  {
    declarations: {
      'min-block-size': read('height') === 'full' ? '100vh' : length(read('custom_height')),
    },
  },
  { part: ' > .elementor-container', declarations: { 'max-inline-size': length(read('content_width')) } },
];

/** A phone shows columns one below the other unless it was told a size of its own: hence the second name. */
export const columnStyle: ElementStyle = (read, device) => {
  const share = length({ size: read('_inline_size') ?? read('_column_size'), unit: '%' });
  return [{ declarations: { [device === 'mobile' ? '--p-column-size-phone' : '--p-column-size']: share } }];
};

function gapOf({ row, column, unit, size }: Readonly<Record<string, unknown>>): string | null {
  const rows = length({ size: row ?? size, unit });
  const columns = length({ size: column ?? size, unit });
  return rows && columns ? `${rows} ${columns}` : null;
}

const DIRECTIONS = ['row', 'column', 'row-reverse', 'column-reverse'] as const;
const ALIGNMENTS = ['flex-start', 'center', 'flex-end', 'stretch'] as const;
const DISTRIBUTIONS = [
  'flex-start',
  'center',
  'flex-end',
  'space-between',
  'space-around',
  'space-evenly',
] as const;
