import type { Settings } from '../settings/read.ts';
import { elementGlobals, type Globals } from './elementGlobals.ts';
import { isSameValue } from './isSameValue.ts';

/** An element's settings and its globals. */
export interface Entered {
  readonly settings: Settings;
  readonly globals: Globals;
  readonly shape: Shape;
}

/** The names of all settings in order, and of all globals. Shared by all elements with the same names. */
export interface Shape {
  readonly settings: readonly string[];
  readonly globals: readonly string[];
}

/** Adjacent elements mostly have the same settings and globals: recent shapes are cached. */
export interface EnteredLately {
  readonly shapes: Shape[];
  next: number;
  taken: { readonly value: unknown; readonly globals: Globals } | null;
}

const KEPT = 6;

export function enteredLately(): EnteredLately {
  return { shapes: [], next: 0, taken: null };
}

export function enteredBy(settings: Settings, lately: EnteredLately): Entered {
  const globals = globalsOf(settings, lately);
  return { settings, globals, shape: shapeOf(settings, globals, lately) };
}

function globalsOf(settings: Settings, lately: EnteredLately): Globals {
  const value = settings.__globals__;
  if (!lately.taken || !isSameValue(lately.taken.value, value))
    lately.taken = { value, globals: elementGlobals(settings) };
  return lately.taken.globals;
}

function shapeOf(settings: Settings, globals: Globals, lately: EnteredLately): Shape {
  for (const shape of lately.shapes) if (isOf(shape, settings, globals)) return shape;
  const made = { settings: Object.keys(settings), globals: [...globals.references.keys()] };
  lately.shapes[lately.next] = made;
  lately.next = (lately.next + 1) % KEPT;
  return made;
}

function isOf(shape: Shape, settings: Settings, { references }: Globals): boolean {
  let at = 0;
  for (const name in settings) {
    if (shape.settings[at] !== name) return false;
    at += 1;
  }
  if (at !== shape.settings.length || shape.globals.length !== references.size) return false;
  at = 0;
  for (const name of references.keys()) {
    if (shape.globals[at] !== name) return false;
    at += 1;
  }
  return true;
}
