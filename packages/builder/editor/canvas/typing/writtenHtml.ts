import { withOwnStyles } from '../../../model/texts/textStyles.ts';

/**
 * A typed-in node's content as stored in a setting: without what browsers insert to keep lines open and spaces apart while
 * typing, and with the author's styles.
 */
export function writtenHtml(node: HTMLElement, before: string, isRich: boolean): string {
  const hasContent = node.textContent?.trim() !== '' || node.querySelector('img, video, audio, hr, table');
  if (!hasContent) return '';
  const own = withOwnStyles(node.innerHTML);
  const html = /\u00a0|&nbsp;/.test(before) ? own : own.replaceAll('&nbsp;', ' ');
  return isRich ? html : html.replace(/(?:<br>|\s)+$/, '');
}
