/** Text as HTML that shows it, in an element or in an attribute. */
export function toHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
