/**
 * Makes this page's policy for whatever scripts write as text into places where it could run, as the header of our own
 * pages demands (`require-trusted-types-for`): ours and those of libraries go through this one. Markup loses what would
 * run, code comes from this site, and text never becomes code. A library that asks for a policy of its own gets this one.
 *
 * It is the page's default policy, so it is for pages that are ours: on others it would speak for their scripts, too.
 */
export function trustMarkup({
  document,
  location,
  trustedTypes,
}: Window & { trustedTypes?: TrustedTypes }): void {
  if (!trustedTypes) return;
  // Markup has to be parsed to be inspected, in a place where none of it runs.
  const parser = trustedTypes.createPolicy('portico', { createHTML: (html) => html });
  const policy = trustedTypes.createPolicy('default', {
    createHTML(html) {
      const template = document.createElement('template');
      template.innerHTML = parser.createHTML(html);
      let isClean = true;
      for (const element of template.content.querySelectorAll('*'))
        for (const name of element.matches(RUNS) ? [''] : element.getAttributeNames())
          if (!name || name.startsWith('on')) {
            isClean = false;
            if (name) element.removeAttribute(name);
            else element.remove();
          }
      // The original text rather than the parsed markup: it may be a style sheet or SVG as XML.
      return isClean ? html : template.innerHTML;
    },
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
  trustedTypes.createPolicy = () => policy;
}

/** Scripts, unless they are data or empty (as React creates them), and elements that parse differently elsewhere. */
const RUNS = 'script[src],script:not(:empty,[type$=json]),noscript,template';

/** Only the parts used here. */
export interface TrustedTypes {
  readonly defaultPolicy: TrustedTypePolicy | null;
  createPolicy(name: string, rules: TrustedTypeRules): TrustedTypePolicy;
}

interface TrustedTypePolicy {
  /** Returns a non-string that is accepted wherever a string is. */
  createHTML(html: string): string;
}

interface TrustedTypeRules {
  createHTML(html: string): string;
  createScriptURL?(url: string): string | null;
}
