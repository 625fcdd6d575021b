import { escapeMarkup } from '@portico/kernel/markup';

/** Attributes in output order. Absent and false ones are left out; true is written as the attribute's own name. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A start tag, with content and an end tag if there is content. Without content the element is void. */
export function element(name: string, attributes: Attributes, content?: string): string {
  const start = `<${name}${attributeText(attributes)}`;
  return content === undefined ? `${start} />` : `${start}>${content}</${name}>`;
}

export function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .map(([name, value]) => ` ${name}="${value === true ? name : escapeMarkup(String(value).trim())}"`)
    .join('');
}
