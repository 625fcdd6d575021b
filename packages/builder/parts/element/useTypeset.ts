import { useMemo } from 'react';
import { isRecord, type Settings } from '../../model/settings/read.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { useTypesetting } from '../site/Typesetting.ts';

/** An element with typographic replacements in its texts. Never stored. */
export function useTypeset(element: BuilderElement, names: readonly string[] | undefined): BuilderElement {
  const typeset = useTypesetting();
  return useMemo(() => {
    const settings = names?.reduce((now, name) => withTypeset(now, name, typeset), element.settings);
    return !settings || settings === element.settings ? element : { ...element, settings };
  }, [element, names, typeset]);
}

/** `editor`, or `tabs.tab_content` for texts in rows. */
function withTypeset(settings: Settings, path: string, typeset: (text: string) => string): Settings {
  const [name = '', inRows] = path.split('.');
  const before = settings[name];
  if (typeof before === 'string') {
    const after = typeset(before);
    return after === before ? settings : { ...settings, [name]: after };
  }
  if (inRows === undefined || !Array.isArray(before)) return settings;
  const rows = before.map((row) => (isRecord(row) ? withTypeset(row, inRows, typeset) : row));
  return rows.every((row, at) => row === before[at]) ? settings : { ...settings, [name]: rows };
}
