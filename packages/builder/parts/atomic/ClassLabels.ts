import { createContext } from 'react';
import { classesIn } from '../../model/looks/siteClasses.ts';

/** What the site calls its classes, by id. Elementor draws that, so authors' CSS and add-ons address it. */
export type ClassLabels = ReadonlyMap<string, string>;

export const ClassLabels = createContext<ClassLabels>(new Map());

export function classLabelsOf(classes: unknown): ClassLabels {
  const named = classesIn(classes).filter(({ id, label }) => label !== id && CLASS.test(label));
  return new Map(named.map(({ id, label }) => [id, label]));
}

const CLASS = /^[A-Za-z_-][\w-]{0,60}$/;
