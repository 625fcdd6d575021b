import { recordOf, type Settings, textOf } from '../settings/read.ts';

/** The site's and the page's own classes of a version 4 element: `{ $$type: 'classes', value: [id] }`. */
export function classNames({ classes }: Settings): readonly string[] {
  const { value } = recordOf(classes);
  return Array.isArray(value) ? value.map((id) => textOf(id)).filter(isClassName) : [];
}

/** Both kinds have their own prefix, which must not collide with classes of the page's own sheets. */
export function isClassName(id: string): boolean {
  return /^(?:e|g)-[\w-]{1,60}$/.test(id) && !/^e-(?:con|n|flex|grid|div|atomic|button|swiper)\b/.test(id);
}
