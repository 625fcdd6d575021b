import { DRAWING_MARK } from '@portico/kernel/server/html';

/** Where widgets show a file as an icon. */
const ICON = /<img class="e-icon-file"[^<>]*>/g;
const UPLOADED = /\ssrc="\/media\/([0-9a-f]{20})-\d{1,5}\.(?:webp|jpg)"/;

/** Draws uploaded SVG icons in the page itself, so that they take their widgets' icon colours. IDs are unique per use. */
export function withDrawings(html: string, drawingOf: (picture: string) => string): string {
  let count = 0;
  return html.replace(ICON, (tag) => {
    const [, picture] = UPLOADED.exec(tag) ?? [];
    const drawing = picture === undefined ? '' : drawingOf(picture);
    return drawing === '' ? tag : drawnIcon(drawing, `d${++count}-`);
  });
}

export function drawnIcon(drawing: string, names: string): string {
  return drawing
    .replaceAll(DRAWING_MARK, names)
    .replace('<svg', '<svg aria-hidden="true" class="e-icon-drawing"');
}
