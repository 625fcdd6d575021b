/** Makes the URLs in our HTML absolute, because feed readers do not know its page. */
export function absoluteLinks(html: string, page: string): string {
  return html
    .replace(
      /(\s(?:href|src|poster)=")([^"]*)/g,
      (_match, before: string, link: string) => before + whole(link, page),
    )
    .replace(/(\ssrcset=")([^"]*)/g, (_match, before: string, list: string) => {
      const links = list.replace(
        /(^|,\s*)([^\s,]+)/g,
        (_found, comma: string, link: string) => comma + whole(link, page),
      );
      return before + links;
    });
}

const IS_WHOLE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

function whole(link: string, page: string): string {
  return IS_WHOLE.test(link) || !URL.canParse(link, page) ? link : new URL(link, page).href;
}
