/**
 * What stands in a node that was typed in, as a setting keeps it: without what browsers put in only to keep lines open and
 * spaces apart while somebody types.
 */
export function writtenHtml(node: HTMLElement, before: string, isRich: boolean): string {
  const hasContent = node.textContent?.trim() !== '' || node.querySelector('img, video, audio, hr, table');
  if (!hasContent) return '';
  const html = /\u00a0|&nbsp;/.test(before) ? node.innerHTML : node.innerHTML.replaceAll('&nbsp;', ' ');
  return isRich ? html : html.replace(/(?:<br>|\s)+$/, '');
}
