import type { StyleControl, UsedSetting } from './StyleControl.ts';

/** Controls in output order, indexed by their settings. */
export interface StyleTable {
  readonly controls: readonly ReadyControl[];
  /** Indices of the controls that a setting generates, by its name on the desktop. */
  readonly drawnBy: ReadonlyMap<string, readonly number[]>;
  /** Settings that controls only read, to know whether they apply. */
  readonly asked: ReadonlySet<string>;
}

export interface ReadyControl extends StyleControl {
  readonly parts: readonly string[];
  readonly conditions: readonly (readonly [string, readonly string[]])[];
  readonly used: readonly (readonly [string, UsedSetting])[];
  readonly templates: readonly Template[];
  /** Replace them on phones. */
  readonly phoneTemplates: readonly Template[];
  readonly tabletTemplates: readonly Template[];
}

interface Template {
  readonly property: string;
  /** Texts, with the names of values in between. */
  readonly texts: readonly string[];
  readonly names: readonly string[];
}

export function styleTable(...groups: readonly (StyleControl | readonly StyleControl[])[]): StyleTable {
  const controls = groups.flat().map(ready);
  const drawnBy = new Map<string, number[]>();
  controls.forEach(({ setting, uses = {} }, index) => {
    for (const name of new Set([setting, ...Object.keys(uses)]))
      drawnBy.set(name, [...(drawnBy.get(name) ?? []), index]);
  });
  const asked = new Set(controls.flatMap(({ conditions }) => conditions.map(([name]) => name)));
  return { controls, drawnBy, asked };
}

function ready(control: StyleControl): ReadyControl {
  const { part = '' } = control;
  return {
    ...control,
    parts: typeof part === 'string' ? [part] : part,
    conditions: Object.entries(control.when ?? {}),
    used: Object.entries(control.uses ?? {}),
    templates: templatesOf(control.css),
    phoneTemplates: templatesOf(control.phoneCss ?? control.css),
    tabletTemplates: templatesOf(control.tabletCss ?? control.css),
  };
}

function templatesOf(css: StyleControl['css']): readonly Template[] {
  return Object.entries(css).map(([property, text]) => {
    const pieces = text.split(/\{(\w*(?:-\w+)*)\}/);
    return {
      property,
      texts: pieces.filter((_, index) => index % 2 === 0),
      names: pieces.filter((_, index) => index % 2 === 1),
    };
  });
}
