/** The nonce that this answer's content-security-policy allows style elements with. Browsers hide it from selectors. */
export function styleNonce(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
