import { Button, FileButton, Group, Select, Stack, Text } from '@mantine/core';
import { notices, useApi, useApiQuery, useConfirm, useRefresh } from '@portico/kernel/admin';
import { sizeInWords } from '@portico/kernel/typesetting';
import { IconUpload } from '@tabler/icons-react';
import { useEffect } from 'react';
import {
  BUNDLED_FONTS,
  bundledFontAddress,
  FONT_ROLES,
  type FontRole,
  fontCalls,
  MOST_FONT_BYTES,
  type OwnFont,
  ownFontId,
  plainFile,
} from '../../wire/admin.ts';
import type { StyleFieldsProps } from './StyleFieldsProps.ts';

const ROLE_NAMES: Readonly<Record<FontRole, string>> = { headings: 'Headings', text: 'Text' };
const SAMPLE = 'Quick brown foxes, 1234';
const BUNDLED_CHOICES = BUNDLED_FONTS.map(({ id, family }) => ({ value: id, label: family }));

/** The fonts of headings and text, each with a sample. All of them are served by the site itself. */
export function FontFields({ style, onChange }: StyleFieldsProps) {
  const { data } = useApiQuery(fontCalls.list);
  const own = data?.fonts ?? [];
  useFaces(own);
  const groups = [
    { group: 'Your own fonts', items: own.map((font) => ({ value: ownFontId(font), label: font.family })) },
    { group: 'Fonts that come with the site', items: BUNDLED_CHOICES },
  ].filter(({ items }) => items.length > 0);
  const familyOfId = (id: string | null): string | undefined =>
    groups.flatMap(({ items }) => items).find(({ value }) => value === id)?.label;
  return (
    <>
      {FONT_ROLES.map((role) => (
        <Stack key={role} gap={6}>
          <Select
            label={ROLE_NAMES[role]}
            placeholder="Theme default"
            data={groups}
            value={style.fonts[role]}
            onChange={(id) => onChange({ fonts: { ...style.fonts, [role]: id } })}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': `${ROLE_NAMES[role]}: theme default` }}
            nothingFoundMessage="No font has such a name. You can upload its file below."
          />
          <Sample family={familyOfId(style.fonts[role])} />
        </Stack>
      ))}
      <OwnFontList fonts={own} />
    </>
  );
}

/** A sample of the selected font. */
function Sample({ family }: { readonly family: string | undefined }) {
  if (!family) return null;
  return <span style={{ fontFamily: `"${family}"`, fontSize: '1.125rem' }}>{SAMPLE}</span>;
}

function OwnFontList({ fonts }: { readonly fonts: readonly OwnFont[] }) {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();

  async function take(file: File | null): Promise<void> {
    if (!file) return;
    if (file.size > MOST_FONT_BYTES)
      return notices.problem(refusal(`“${file.name}” is larger than ${sizeInWords(MOST_FONT_BYTES)}.`));
    const body = { family: familyOf(file.name), file: await base64Of(file) };
    if (!body.family || !body.file)
      return notices.problem(refusal(`“${file.name}” cannot be used as a font.`));
    const result = await api.call(fontCalls.add, { body });
    if (!result.ok) return notices.problem(result.problem);
    notices.done(`The font “${result.value.family}” can be chosen now.`);
    await refresh(fontCalls.list);
  }

  async function remove({ id, family }: OwnFont): Promise<void> {
    const isSure = await confirm({
      title: `Remove “${family}”?`,
      text: 'The file is gone for good.',
      action: 'Remove font',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.call(fontCalls.remove, { params: { id } });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(fontCalls.list);
  }

  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        Your own fonts
      </Text>
      {fonts.map((font) => (
        <Group key={font.id} justify="space-between" gap="xs">
          <Text size="sm">{font.family}</Text>
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={`Remove ${font.family}`}
            onClick={() => void remove(font)}
          >
            Remove
          </Button>
        </Group>
      ))}
      <FileButton accept=".woff2,.woff,.ttf,.otf" onChange={(file) => void take(file)}>
        {(button) => (
          <Button {...button} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
            Upload a font file
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        WOFF2, WOFF, TTF or OTF. Make sure that its licence allows it to be used on websites.
      </Text>
    </Stack>
  );
}

const refusal = (message: string) => ({ status: 400, code: 'no_font', message, fields: {} });

function familyOf(fileName: string): string {
  return fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^A-Za-z0-9 _-]+/g, ' ')
    .replace(/^[^A-Za-z0-9]+/, '')
    .trim()
    .slice(0, 60);
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** Registers the fonts in this window, so that each can be shown. */
function useFaces(own: readonly OwnFont[]): void {
  const key = JSON.stringify(own);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one each time, what is in it is not.
  useEffect(() => {
    const faces = [
      ...BUNDLED_FONTS.map((font) => {
        const { weight, style } = plainFile(font);
        return { family: font.family, href: bundledFontAddress(font, plainFile(font)), weight, style };
      }),
      ...own.flatMap(({ family, faces: files }) => files.map((file) => ({ ...file, family }))),
    ].map(({ family, href, ...look }) => new FontFace(family, `url(${href})`, { ...look, display: 'swap' }));
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [key]);
}
