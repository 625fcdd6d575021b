/** Merges defaults and given values deeply. Only plain objects are merged: nodes and lists stay whole. */
export function merged(defaults: Record<string, unknown>, given: unknown): Record<string, unknown> {
  const result = { ...defaults };
  if (typeof given !== 'object' || given === null) return result;
  for (const [key, value] of Object.entries(given)) {
    const before = result[key];
    if (value === undefined || key === '__proto__') continue;
    result[key] = isPlainRecord(before) && isPlainRecord(value) ? merged(before, value) : value;
  }
  return result;
}

export function isPlainRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
