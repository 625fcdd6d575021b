type Part = Readonly<Record<string, unknown>>;

/**
 * Applies one section's edits to the currently stored settings, so that changes made elsewhere since the screen was opened are
 * kept.
 */
export function onlyChanged<Settings extends object>(
  before: Partial<Settings>,
  after: Partial<Settings>,
  stored: Settings,
): Partial<Settings> {
  const known = stored as Part;
  const changed = Object.entries(after).filter(([name, value]) => !isSame(value, (before as Part)[name]));
  return Object.fromEntries(
    changed.map(([name, value]) => [name, laidOver((before as Part)[name], value, known[name])]),
  ) as Partial<Settings>;
}

function laidOver(before: unknown, after: unknown, stored: unknown): unknown {
  if (!isPart(before) || !isPart(after) || !isPart(stored)) return after;
  return { ...stored, ...onlyChanged<Part>(before, after, stored) };
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
