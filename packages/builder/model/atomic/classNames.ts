import { recordOf, type Settings, textOf } from '../settings/read.ts';

/** The site's and the page's own classes that a newer element refers to: `{ $$type: 'classes', value: [id] }`. */
export function classNames({ classes }: Settings): readonly string[] {
  const { value } = recordOf(classes);
  return Array.isArray(value) ? value.map((id) => textOf(id)).filter(isClassName) : [];
}

/** Both kinds begin with a letter of their own; nothing that the page's own sheets mean can be called like that. */
export function isClassName(id: string): boolean {
  return /^(?:e|g)-[\w-]{1,60}$/.test(id) && !/^e-(?:con|n|flex|grid|div|atomic|button|swiper)\b/.test(id);
}
