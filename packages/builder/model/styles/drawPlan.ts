import type { Entered } from './drawnBefore.ts';
import {
  type ControlOnDevice,
  controlOn,
  type DrawPlan,
  type KnownTable,
  meantBy,
  type TableOnDevice,
} from './knownTables.ts';
import type { StyleTable } from './styleTable.ts';

const KEPT = 6;

/** What a table does for an element. Neighbours on a page mostly enter settings of the same names, so the last plans are kept. */
export function planOf(known: KnownTable, table: StyleTable, entered: Entered): DrawPlan {
  for (const plan of known.plans) if (isFor(plan, entered)) return plan;
  const made = makePlan(known, table, entered);
  known.plans[known.nextPlan] = made;
  known.nextPlan = (known.nextPlan + 1) % KEPT;
  return made;
}

function isFor({ entered, referred }: DrawPlan, { settings, globals }: Entered): boolean {
  let at = 0;
  for (const name in settings) {
    if (entered[at] !== name) return false;
    at += 1;
  }
  if (at !== entered.length || referred.length !== globals.references.size) return false;
  at = 0;
  for (const name of globals.references.keys()) {
    if (referred[at] !== name) return false;
    at += 1;
  }
  return true;
}

function makePlan(known: KnownTable, table: StyleTable, { settings, globals }: Entered): DrawPlan {
  const entered: string[] = [];
  const names: string[] = [];
  const places = new Map<TableOnDevice, Set<number>>();
  const note = (name: string): boolean => {
    const meant = meantBy(name, known, table);
    if (!meant) return false;
    const own = places.get(meant.on) ?? new Set<number>();
    for (const place of meant.places) own.add(place);
    places.set(meant.on, own);
    return true;
  };
  for (const name in settings) {
    entered.push(name);
    if (note(name)) names.push(name);
  }
  const referred = [...globals.references.keys()];
  referred.forEach(note);
  const steps = [...known.devices.values()]
    .map((on) => ({ device: on.device, controls: controlsAt(on, table, places.get(on)) }))
    .filter(({ controls }) => controls.length > 0);
  return { entered, referred, names, steps };
}

/** In the order of the table, as a later control counts more. */
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
