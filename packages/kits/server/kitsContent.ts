import type { FeatureContent } from '@portico/kernel/server';

const ofSession = { refersTo: { session: 'kit_sessions' }, partOf: 'session' } as const;

/** What was imported, and its IDs in kits. */
export const kitsContent: FeatureContent = {
  tables: [
    { name: 'kit_sessions', key: ['id'] },
    { name: 'kit_undo', key: ['session', 'step'], ...ofSession },
    { name: 'kit_pictures', key: ['id'], ...ofSession },
    { name: 'kit_reports', key: ['session'], ...ofSession },
    { name: 'kit_facts', key: ['document'] },
    { name: 'kit_identities', key: ['kind', 'local'], dated: ['guid'] },
    { name: 'kit_origins', key: ['digest'], dated: ['origin'] },
  ],
};
