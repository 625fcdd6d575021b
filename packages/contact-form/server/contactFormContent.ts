import type { FeatureContent } from '@portico/kernel/server';

/** Forms. Messages outlive their form, so a removed form is only marked as removed. */
export const contactFormContent: FeatureContent = {
  tables: [
    {
      name: 'contact_forms',
      key: ['id'],
      dated: ['hash', 'updated_at'],
      removedAt: 'deleted_at',
      namesOf: ({ id, hash, title }) =>
        [`id="${id}"`, `id="${String(hash).slice(0, SHORTEST_HASH)}`, `title="${title}"`].map(
          (attribute) => `[contact-form-7 ${attribute}`,
        ),
    },
    {
      name: 'contact_form_origins',
      key: ['origin'],
      refersTo: { form_id: 'contact_forms' },
      partOf: 'form_id',
    },
  ],
};

const SHORTEST_HASH = 7;
