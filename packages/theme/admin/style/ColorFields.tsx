import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import {
  COLOR_ROLES,
  type ColorRole,
  type ColorUse,
  contrastOf,
  MOST_OWN_COLORS,
  type OwnColor,
  type StyleColor,
} from '../../wire/admin.ts';
import { ColorPair } from './ColorPair.tsx';
import type { StyleFieldsProps } from './StyleFieldsProps.ts';

/** What each is for, and the initial value of one without a colour. */
const ROLES: Readonly<Record<ColorRole, RoleWords>> = {
  background: { name: 'Background', first: '#ffffff', use: 'ground' },
  text: { name: 'Text', first: '#1c2321', use: 'ink' },
  primary: { name: 'Dark areas (primary)', first: '#12322b', use: 'deep' },
  secondary: { name: 'Highlights (secondary)', first: '#7d5f0b', use: 'mark' },
  accent: { name: 'Buttons and links (accent)', first: '#ad3617', use: 'mark' },
};

interface RoleWords {
  readonly name: string;
  readonly first: string;
  readonly use: ColorUse;
}

const READABLE = 4.5;

/** The global colours, which documents refer to as well. */
export function ColorFields({ style, onChange }: StyleFieldsProps) {
  const { colors, ownColors } = style;
  const change = (role: ColorRole, color: StyleColor | null) =>
    onChange({ colors: { ...colors, [role]: color } });
  const changeOwn = (id: string, to: Partial<OwnColor>) =>
    onChange({ ownColors: ownColors.map((color) => (color.id === id ? { ...color, ...to } : color)) });
  const warnings = hardToRead(style.colors);
  return (
    <>
      {COLOR_ROLES.map((role) => (
        <ColorPair
          key={role}
          label={ROLES[role].name}
          color={colors[role]}
          first={ROLES[role].first}
          use={ROLES[role].use}
          onChange={(color) => change(role, color)}
        />
      ))}
      {warnings.map((warning) => (
        <Text key={warning} size="sm" c="red" role="status">
          {warning}
        </Text>
      ))}
      {ownColors.map((own) => (
        <Stack key={own.id} gap={6}>
          <Group gap="xs" align="end" wrap="nowrap">
            <TextInput
              label="Name of your colour"
              maxLength={60}
              flex={1}
              value={own.title}
              error={own.title.trim() === '' && 'A colour needs a name.'}
              onChange={(event) => changeOwn(own.id, { title: event.currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Remove ${own.title}`}
              onClick={() => onChange({ ownColors: ownColors.filter(({ id }) => id !== own.id) })}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Group>
          <ColorPair
            label={own.title}
            isNamed
            color={own}
            first={own.light}
            onChange={(color) => color && changeOwn(own.id, color)}
          />
        </Stack>
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={ownColors.length >= MOST_OWN_COLORS}
        onClick={() => onChange({ ownColors: [...ownColors, newColor(ownColors.length + 1)] })}
      >
        Add a colour
      </Button>
    </>
  );
}

function newColor(number: number): OwnColor {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 7);
  return { id, title: `Colour ${number}`, light: '#3366aa', dark: null };
}

function hardToRead({ background, text, accent }: StyleFieldsProps['style']['colors']): readonly string[] {
  if (!background) return [];
  const isHard = (color: StyleColor | null): boolean =>
    color !== null && contrastOf(color.light, background.light) < READABLE;
  return [
    ...(isHard(text) ? ['Text of this colour is hard to read on this background.'] : []),
    ...(isHard(accent) ? ['Links of this colour are hard to read on this background.'] : []),
  ];
}
