const ALIASES: Readonly<Record<string, string>> = { iw: 'he', no: 'nb', nn: 'nb', in: 'id' };
const TRADITIONAL_CHINESE = /^zh[-_](hant|tw|hk|mo)\b/i;

/** The key of a language's table, from a tag as pages and browsers write it: `pt-BR`, `zh_TW`, `iw`. */
export function languageKey(tag: string): string {
  if (TRADITIONAL_CHINESE.test(tag)) return 'zh-hant';
  const primary = (/^[a-z]{2,3}/i.exec(tag)?.[0] ?? 'en').toLowerCase();
  return ALIASES[primary] ?? primary;
}
