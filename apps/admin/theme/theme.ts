import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import type { FocusEvent } from 'react';

/** Warm greys instead of cold ones. */
const stone: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ee',
  '#e9e6e0',
  '#dad6ce',
  '#bdb8ae',
  '#968f84',
  '#6b655c',
  '#57524a',
  '#3a3631',
  '#211f1c',
];

const night: MantineColorsTuple = [
  '#e8e7e3',
  '#cbcac5',
  '#a9a9a3',
  '#84867f',
  '#4d514f',
  '#383d3b',
  '#262a29',
  '#1b1f1e',
  '#151817',
  '#0f1211',
];

const pine: MantineColorsTuple = [
  '#eef6f2',
  '#dcece4',
  '#b9d8ca',
  '#93c3af',
  '#71b098',
  '#4f9880',
  '#36836b',
  '#1f6650',
  '#1b5343',
  '#123d31',
];

const FONT = "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

const DIALOG_TITLE = { fontSize: '1.0625rem', fontWeight: 640 };

/** Fields of one form are equally high. */
const FIELDS = [
  'Autocomplete',
  'ColorInput',
  'FileInput',
  'MultiSelect',
  'NativeSelect',
  'NumberInput',
  'PasswordInput',
  'TagsInput',
  'Textarea',
  'TextInput',
];

/** Portico's look: calm surfaces, one confident colour, type that does the work. */
export const theme = createTheme({
  colors: { gray: stone, dark: night, pine },
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 4 },
  variantColorResolver: darkWordsOnPaleButtons(),
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '9px', lg: '14px', xl: '22px' },
  fontFamily: FONT,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.8125rem', sm: '0.9063rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  headings: {
    fontFamily: FONT,
    fontWeight: '640',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2rem)', lineHeight: '1.15' },
      h2: { fontSize: '1.375rem', lineHeight: '1.25' },
      h3: { fontSize: '1.1875rem', lineHeight: '1.3' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.35' },
    },
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { fw: 570 } },
    Modal: {
      defaultProps: { radius: 'lg', overlayProps: { backgroundOpacity: 0.45, blur: 2 } },
      styles: { title: DIALOG_TITLE },
    },
    Drawer: { styles: { title: DIALOG_TITLE } },
    Paper: { defaultProps: { radius: 'lg' } },
    ...Object.fromEntries(FIELDS.map((name) => [name, { defaultProps: { size: 'md' } }])),
    Select: { defaultProps: { size: 'md', allowDeselect: false, onFocus: selectContent } },
  },
});

/** In the dark scheme filled buttons are pale, but the component library still makes their text white. */
function darkWordsOnPaleButtons(): VariantColorsResolver {
  return (input) => {
    const colors = defaultVariantColorsResolver(input);
    const isPrimary = !input.color || input.color === input.theme.primaryColor;
    return input.variant === 'filled' && isPrimary ? { ...colors, color: 'var(--p-on-primary)' } : colors;
  };
}

export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#232622',
    '--mantine-color-dimmed': '#655f56',
    '--mantine-color-placeholder': '#6f695f',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-default-border': '#e3dfd7',
    '--mantine-color-red-light': '#fcefec',
    '--mantine-color-red-light-color': '#a3211a',
    '--mantine-color-yellow-light': '#fcf5e2',
    '--mantine-color-yellow-light-color': '#7a4f00',
    '--p-paper': '#faf8f5',
    '--p-sidebar': '#f3f0ea',
    '--p-surface-quiet': '#faf9f6',
    '--p-on-primary': '#ffffff',
    '--p-mark': '#1b5343',
    '--p-mark-ink': '#ffffff',
    '--p-shadow': '0 1px 2px rgb(58 48 30 / 6%), 0 4px 16px rgb(58 48 30 / 5%)',
  },
  dark: {
    '--mantine-color-body': '#1b1f1e',
    '--mantine-color-text': '#e8e7e3',
    '--mantine-color-dimmed': '#a9a9a3',
    '--mantine-color-error': '#ff9a91',
    '--mantine-color-default-border': '#333836',
    '--mantine-color-placeholder': '#94968f',
    '--mantine-color-pine-light': 'rgb(113 176 152 / 16%)',
    '--mantine-color-pine-light-color': '#a9d5c3',
    '--mantine-color-red-light': 'rgb(255 120 108 / 13%)',
    '--mantine-color-red-light-color': '#ffb4ab',
    '--mantine-color-yellow-light': 'rgb(255 200 90 / 12%)',
    '--mantine-color-yellow-light-color': '#f3cf8a',
    '--p-paper': '#141716',
    '--p-sidebar': '#101312',
    '--p-surface-quiet': '#202423',
    '--p-on-primary': '#0c211a',
    '--p-mark': '#93c3af',
    '--p-mark-ink': '#0f2a22',
    '--p-shadow': '0 1px 2px rgb(0 0 0 / 40%)',
  },
});

/** What is typed into a list that can be searched replaces the choice in it, instead of being added to its name. */
function selectContent({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  if (currentTarget.readOnly) return;
  // After the click that moved the focus here has placed its caret.
  requestAnimationFrame(() => currentTarget.select());
}
