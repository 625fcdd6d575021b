/** A form-data body: objects and `null` as JSON, files as they are, everything else as text. `undefined` is left out. */
export function formBody(fields: Readonly<Record<string, unknown>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (isBlob(value)) body.append(name, value);
    else body.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return body;
}

/** Also for objects of another window, where `instanceof Blob` fails. */
function isBlob(value: unknown): value is Blob {
  return /\[object (Blob|File)\]/.test(Object.prototype.toString.call(value));
}
