import { isRecord } from '@portico/kernel/records';

export interface AdaptedMarketplace {
  readonly raw: Readonly<Record<string, unknown>>;
  readonly settingsFile: string | null;
}

/**
 * Marketplace kits have a different manifest: a list of templates, each with its file. One of them may be the global styles,
 * which other kits have as site settings.
 */
export function adaptMarketplace(raw: Readonly<Record<string, unknown>>): AdaptedMarketplace {
  const listed = typeof raw.templates === 'object' && raw.templates ? Object.values(raw.templates) : [];
  const templates = listed.filter(isRecord);
  const styles = templates.find(isGlobalStyles);
  const others = templates.filter((template) => template !== styles);
  return {
    raw: {
      ...raw,
      name: raw.title ?? raw.name,
      title: raw.title ?? raw.name,
      'site-settings': styles ? ['global-styles'] : [],
      // The marketplace's plugin requirements do not have the format that we read here.
      plugins: [],
      templates: Object.fromEntries(
        others.map((template, index) => [
          idOf(template) ?? String(index),
          { ...template, doc_type: template.type, title: template.name },
        ]),
      ),
    },
    settingsFile: styles ? `templates/${idOf(styles) ?? 'global'}.json` : null,
  };
}

function isGlobalStyles({ metadata }: Readonly<Record<string, unknown>>): boolean {
  return isRecord(metadata) && metadata.template_type === 'global-styles';
}

/** `templates/about-us.json` is `about-us`. */
function idOf({ source }: Readonly<Record<string, unknown>>): string | null {
  if (typeof source !== 'string') return null;
  const name = source
    .split('/')
    .at(-1)
    ?.replace(/\.json$/, '');
  return name || null;
}
