import type { Shape } from './entered.ts';
import {
  type ControlOnDevice,
  controlOn,
  type DrawPlan,
  type KnownTable,
  meantBy,
  type TableOnDevice,
} from './knownTables.ts';
import type { StyleTable } from './styleTable.ts';

/** What a table does for elements of a shape. */
export function planOf(known: KnownTable, table: StyleTable, shape: Shape): DrawPlan {
  let plan = known.plans.get(shape);
  if (!plan) {
    plan = makePlan(known, table, shape);
    known.plans.set(shape, plan);
  }
  return plan;
}

function makePlan(known: KnownTable, table: StyleTable, { settings, globals }: Shape): DrawPlan {
  const places = new Map<TableOnDevice, Set<number>>();
  const note = (name: string): boolean => {
    const meant = meantBy(name, known, table);
    if (!meant) return false;
    const own = places.get(meant.on) ?? new Set<number>();
    for (const place of meant.places) own.add(place);
    places.set(meant.on, own);
    return true;
  };
  const names = settings.filter(note);
  globals.forEach(note);
  const steps = [...known.devices.values()]
    .map((on) => ({ device: on.device, controls: controlsAt(on, table, places.get(on)) }))
    .filter(({ controls }) => controls.length > 0);
  return { names, steps };
}

/** In the table's order, because later controls override earlier ones. */
function controlsAt(
  on: TableOnDevice,
  { controls }: StyleTable,
  places: ReadonlySet<number> = new Set(),
): ControlOnDevice[] {
  return [...places]
    .sort((a, b) => a - b)
    .flatMap((place) => {
      const control = controls[place];
      if (control) on.controls[place] ??= controlOn(control, on);
      return on.controls[place] ?? [];
    });
}
