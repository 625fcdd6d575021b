/** A map as a CMS sends it. An empty one arrives as an empty list, and a broken one as anything. */
export type Settings = Readonly<Record<string, unknown>>;

export function recordFrom(value: unknown): Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Settings) : {};
}

/** The map that a text of JSON holds; an empty one when it holds none. */
export function recordFromJson(text: string | null | undefined): Settings {
  if (!text) return {};
  try {
    return recordFrom(JSON.parse(text));
  } catch {
    return {};
  }
}

/** A number, or a text that is one. */
export function numberFrom(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

export function textFrom(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Switches are `yes` or absent. */
export function isYes(value: unknown): boolean {
  return value === 'yes';
}
