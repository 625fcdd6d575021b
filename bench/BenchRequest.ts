/** A request that is made repeatedly; GET without a body by default. */
export interface BenchRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Every response must contain this: a refusal may cost less. */
  readonly says?: string;
}

/** A form as browsers send it if it has files. */
export function inParts(fields: Readonly<Record<string, string>>): BenchRequest {
  const boundary = 'portico-bench';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${parts.join('')}--${boundary}--\r\n`,
  };
}

export function urlEncoded(
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): BenchRequest {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  };
}
