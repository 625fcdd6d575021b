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
    .map(([name, value]) => ` ${name}="${value === true ? name : escapeHtml(String(value).trim())}"`)
    .join('');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Decodes the few entities that people write in a template. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (whole, decimal, hex, name) => {
      if (name) return NAMED[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};
