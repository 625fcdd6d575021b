import { safeFile } from '../../model/settings/link.ts';
import { recordOf } from '../../model/settings/read.ts';
import type { IconDrawings } from './IconDrawings.ts';
import { iconNameOf, otherIconSet } from './iconName.ts';

/**
 * An icon as a setting describes it: `{ library: 'fa-solid', value: 'fas fa-check' }`, or an uploaded file with `library:
 * 'svg'`. A file is drawn if the library has its drawing; otherwise it is a picture, in which no script runs. An icon of an
 * add-on's set, which is not available, keeps its place. Empty if there is no such icon.
 */
export function iconHtml(setting: unknown, drawings: IconDrawings): string {
  const { library, value } = recordOf(setting);
  if (library === 'svg') return fileIcon(safeFile(recordOf(value).url), drawings);
  const icon = iconNameOf(setting);
  const drawing = icon && drawings(icon.set, icon.name);
  const { set, name } = drawing?.now ?? icon ?? {};
  if (drawing)
    return `<svg aria-hidden="true" class="e-font-icon-svg e-fa${set?.charAt(0)}-${name}" viewBox="${drawing.viewBox}" xmlns="http://www.w3.org/2000/svg"><path d="${drawing.path}"></path></svg>`;
  return otherIconSet(setting)
    ? '<svg aria-hidden="true" class="e-font-icon-svg" viewBox="0 0 512 512"></svg>'
    : '';
}

/** Finished pages are searched for the beginning of this markup. */
function fileIcon(src: string, drawings: IconDrawings): string {
  if (!src) return '';
  const drawing = drawings.file?.(src);
  if (drawing) return drawing;
  const escaped = src.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<img class="e-icon-file" src="${escaped}" alt="" width="16" height="16">`;
}
