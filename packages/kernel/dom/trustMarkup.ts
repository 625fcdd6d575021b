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
  // To look at markup it has to be parsed, in a place where nothing of it runs.
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
      // The same text, and not the same markup: it may be a sheet, or a drawing in XML.
      return isClean ? html : template.innerHTML;
    },
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
  trustedTypes.createPolicy = () => policy;
}

/** Scripts, unless they are data or empty, as React makes them; and what reads otherwise in another place. */
const RUNS = 'script[src],script:not(:empty,[type$=json]),noscript,template';

/** As far as it is used here. */
export interface TrustedTypes {
  readonly defaultPolicy: TrustedTypePolicy | null;
  createPolicy(name: string, rules: TrustedTypeRules): TrustedTypePolicy;
}

interface TrustedTypePolicy {
  /** Not a text, but taken wherever a text is. */
  createHTML(html: string): string;
}

interface TrustedTypeRules {
  createHTML(html: string): string;
  createScriptURL?(url: string): string | null;
}
