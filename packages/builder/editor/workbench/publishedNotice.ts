import type { useApi } from '@portico/kernel/admin';
import { type EditedDocument, templateCalls } from '../../wire/admin.ts';
import { isTemplateType } from '../../wire/public.ts';
import { publishedWords } from '../templates/publishedWords.ts';

/** Only the server knows where a template is shown, and it may have changed meanwhile. */
export async function publishedNotice(
  api: ReturnType<typeof useApi>,
  { id, type }: Pick<EditedDocument, 'id' | 'type'>,
): Promise<string> {
  const listed = isTemplateType(type) ? await api.call(templateCalls.list) : null;
  return publishedWords(
    listed?.ok ? listed.value.templates.find((template) => template.id === id) : undefined,
  );
}
