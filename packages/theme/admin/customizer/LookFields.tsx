import {
  Accordion,
  MultiSelect,
  NumberInput,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Text,
} from '@mantine/core';
import type { ReactNode } from 'react';
import type { SiteStyle } from '../../wire/admin.ts';
import {
  type BlogLayout,
  hasColumns,
  LAYOUTS,
  MENU_MODES,
  type MenuMode,
  MOST_COLUMNS,
  MOST_POSTS_PER_PAGE,
  PAGINATIONS,
  type Pagination,
  type ThemeOptions,
  WIDGETS,
  type WidgetName,
} from '../../wire/public.ts';
import { ColorFields } from '../style/ColorFields.tsx';
import { FontFields } from '../style/FontFields.tsx';
import { MeasureFields } from '../style/MeasureFields.tsx';

const PARTS = ['style', 'fonts', 'measures', 'posts', 'sidebar', 'colours', 'header', 'menu'] as const;
export type LookPart = (typeof PARTS)[number];

interface LookFieldsProps {
  readonly options: ThemeOptions;
  readonly onChange: (to: Partial<ThemeOptions>) => void;
  /** The expanded parts. */
  readonly open: readonly LookPart[];
  readonly onOpen: (parts: readonly LookPart[]) => void;
}

/** All design settings, the most frequently changed first. */
export function LookFields({ options, onChange, open, onOpen }: LookFieldsProps) {
  const changeStyle = (to: Partial<SiteStyle>) => onChange({ style: { ...options.style, ...to } });
  return (
    <Accordion
      multiple
      variant="separated"
      value={[...open]}
      onChange={(names) => onOpen(PARTS.filter((part) => names.includes(part)))}
    >
      <Part name="style" title="Colours">
        <ColorFields style={options.style} onChange={changeStyle} />
      </Part>
      <Part name="fonts" title="Fonts">
        <FontFields style={options.style} onChange={changeStyle} />
      </Part>
      <Part name="measures" title="Sizes, buttons and spacing">
        <MeasureFields style={options.style} onChange={changeStyle} />
      </Part>
      <Part name="posts" title="Posts">
        <Select
          label="Layout"
          allowDeselect={false}
          data={choices(LAYOUTS, LAYOUT_NAMES)}
          value={options.layout}
          onChange={(layout) => layout && onChange({ layout })}
        />
        {hasColumns(options.layout) && (
          <>
            <Switch
              label="Masonry: no gaps between posts of unequal height"
              checked={options.isMasonry}
              onChange={(event) => onChange({ isMasonry: event.currentTarget.checked })}
            />
            {(['desktop', 'tablet', 'mobile'] as const).map((device) => (
              <NumberInput
                key={device}
                label={`Columns on a ${DEVICE_NAMES[device]}`}
                min={1}
                max={MOST_COLUMNS[device]}
                clampBehavior="strict"
                allowDecimal={false}
                value={options.columns[device]}
                onChange={(value) =>
                  typeof value === 'number' && onChange({ columns: { ...options.columns, [device]: value } })
                }
              />
            ))}
          </>
        )}
        <NumberInput
          label="Posts on a page"
          min={1}
          max={MOST_POSTS_PER_PAGE}
          clampBehavior="strict"
          allowDecimal={false}
          value={options.postsPerPage}
          onChange={(value) => typeof value === 'number' && value >= 1 && onChange({ postsPerPage: value })}
        />
        <Select
          label="More posts"
          allowDeselect={false}
          data={choices(PAGINATIONS, PAGINATION_NAMES)}
          value={options.pagination}
          onChange={(pagination) => pagination && onChange({ pagination })}
        />
      </Part>
      <Part name="sidebar" title="Sidebar">
        <Choice
          label="Sidebar of the blog"
          data={[
            { value: 'none', label: 'None' },
            { value: 'left', label: 'Left' },
            { value: 'right', label: 'Right' },
          ]}
          value={options.sidebar}
          onChange={(sidebar) => onChange({ sidebar })}
        />
        {options.sidebar !== 'none' && (
          <MultiSelect
            label="What it contains, in this order"
            data={choices(WIDGETS, WIDGET_NAMES)}
            value={[...options.widgets]}
            onChange={(widgets) =>
              onChange({
                widgets: WIDGETS.filter((name) => widgets.includes(name)).sort(
                  (a, b) => widgets.indexOf(a) - widgets.indexOf(b),
                ),
              })
            }
          />
        )}
      </Part>
      <Part name="colours" title="Light and direction">
        <Choice
          label="Palette"
          data={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
            { value: 'system', label: 'Follow the device' },
          ]}
          value={options.palette}
          onChange={(palette) => onChange({ palette })}
        />
        <Choice
          label="Reading direction"
          data={[
            { value: 'ltr', label: 'The direction of the site’s language' },
            { value: 'rtl', label: 'Right to left' },
          ]}
          value={options.direction}
          onChange={(direction) => onChange({ direction })}
        />
      </Part>
      <Part name="header" title="Header">
        {(Object.keys(HEADER_NAMES) as (keyof typeof HEADER_NAMES)[]).map((part) => (
          <Switch
            key={part}
            label={HEADER_NAMES[part]}
            checked={options.header[part]}
            onChange={(event) =>
              onChange({ header: { ...options.header, [part]: event.currentTarget.checked } })
            }
          />
        ))}
      </Part>
      <Part name="menu" title="Menu on phones">
        <Select
          label="How it opens"
          allowDeselect={false}
          data={choices(MENU_MODES, MENU_NAMES)}
          value={options.menu}
          onChange={(menu) => menu && onChange({ menu })}
        />
      </Part>
    </Accordion>
  );
}

function Part({
  name,
  title,
  children,
}: {
  readonly name: LookPart;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Accordion.Item value={name}>
      <Accordion.Control>{title}</Accordion.Control>
      <Accordion.Panel>
        <Stack gap="md">{children}</Stack>
      </Accordion.Panel>
    </Accordion.Item>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly data: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, data, value, onChange }: ChoiceProps<Value>) {
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {label}
      </Text>
      <SegmentedControl aria-label={label} fullWidth data={[...data]} value={value} onChange={onChange} />
    </div>
  );
}

function choices<Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: names[value] }));
}

const LAYOUT_NAMES: Readonly<Record<BlogLayout, string>> = {
  grid: 'Grid of cards',
  covers: 'Text over pictures',
  default: 'List',
  alternative: 'List with alternating pictures',
};

const PAGINATION_NAMES: Readonly<Record<Pagination, string>> = {
  infinite: 'Load while scrolling',
  number: 'On numbered pages',
  'jump-to': 'On numbered pages, with a field to jump',
};

const WIDGET_NAMES: Readonly<Record<WidgetName, string>> = {
  search: 'Search',
  categories: 'Categories',
  recent: 'Newest posts',
  archives: 'Months',
  tags: 'Tags',
  authors: 'Authors',
  feeds: 'Feeds',
};

const MENU_NAMES: Readonly<Record<MenuMode, string>> = {
  slide_left: 'Slides in from the left',
  slide_right: 'Slides in from the right',
  pull_left: 'Pulls the page to the right',
  pull_right: 'Pulls the page to the left',
  full_canvas: 'Covers the page',
  dropdown: 'Drops down',
};

const HEADER_NAMES = {
  search: 'Search',
  cart: 'Cart',
  paletteSwitch: 'Light switch',
  action: 'Button',
} as const;

const DEVICE_NAMES = { desktop: 'desktop', tablet: 'tablet', mobile: 'phone' } as const;
