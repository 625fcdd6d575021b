import type { FeatureContent } from '@portico/kernel/server';

const ofDocument = { refersTo: { document: 'builder_documents' }, partOf: 'document' } as const;

/** Page documents with their history. */
export const builderContent: FeatureContent = {
  tables: [
    {
      name: 'builder_documents',
      key: ['id'],
      dated: ['published_at', 'created_at', 'changed_at'],
      unique: ['slug'],
      texts: ['elements', 'live_elements'],
    },
    { name: 'builder_revisions', key: ['id'], ...ofDocument },
    { name: 'builder_redirects', key: ['slug'], ...ofDocument },
    { name: 'builder_clicks', key: ['document', 'day'], ...ofDocument },
  ],
};
