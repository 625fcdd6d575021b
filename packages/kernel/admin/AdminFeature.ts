import type { ComponentType } from 'react';

/** The roles of signed-in users; an administrator may do everything an editor may. */
export type AdminRole = 'editor' | 'administrator';

/** What a feature adds to the admin application. */
export interface AdminFeature {
  readonly name: string;
  readonly navigation?: readonly NavigationEntry[];
  readonly screens: readonly AdminScreen[];
  /** Small cards on the home screen. */
  readonly panels?: readonly HomePanel[];
}

export interface NavigationEntry {
  readonly label: string;
  /** From the application's root: `/outbox`. */
  readonly to: string;
  readonly icon: NavigationIcon;
  readonly role: AdminRole;
  readonly group: NavigationGroup;
  /** Lower comes first within the group. */
  readonly order: number;
}

export type NavigationGroup = 'content' | 'visitors' | 'site';

/** Compatible with Tabler's icons. */
export type NavigationIcon = ComponentType<{ size?: number | string; stroke?: number | string }>;

export interface AdminScreen {
  /** React Router's pattern, from the application's root: `outbox/:id`. */
  readonly path: string;
  readonly role: AdminRole;
  /** The screen's code, in a chunk of its own: `() => import('./OutboxScreen.tsx')`. */
  readonly load: () => Promise<{ default: ComponentType }>;
}

export interface HomePanel {
  readonly name: string;
  readonly role: AdminRole;
  readonly order: number;
  readonly load: () => Promise<{ default: ComponentType }>;
}

export function mayUse(held: AdminRole, needed: AdminRole): boolean {
  return held === 'administrator' || needed === 'editor';
}
