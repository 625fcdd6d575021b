/** The nonce with which this response's content-security-policy allows style elements. Browsers hide it from selectors. */
export function styleNonce(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
