import { withOwnStyles } from '../../../model/texts/textStyles.ts';

/**
 * What stands in a node that was typed in, as a setting keeps it: without what browsers put in only to keep lines open and
 * spaces apart while somebody types, and with the styles that its author gave it.
 */
export function writtenHtml(node: HTMLElement, before: string, isRich: boolean): string {
  const hasContent = node.textContent?.trim() !== '' || node.querySelector('img, video, audio, hr, table');
  if (!hasContent) return '';
  const own = withOwnStyles(node.innerHTML);
  const html = /\u00a0|&nbsp;/.test(before) ? own : own.replaceAll('&nbsp;', ' ');
  return isRich ? html : html.replace(/(?:<br>|\s)+$/, '');
}
