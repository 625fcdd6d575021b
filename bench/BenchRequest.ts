/** A request that is made over and over; GET without a body unless it says otherwise. */
export interface BenchRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Every answer has to say this: one that says no may cost less. */
  readonly says?: string;
}

/** A form as a browser sends one that has files. */
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
