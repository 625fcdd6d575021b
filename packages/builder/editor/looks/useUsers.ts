import { useApiQuery } from '@portico/kernel/admin';
import { useEffect } from 'react';
import { type LookUsers, lookCalls } from '../../wire/admin.ts';

export interface Users {
  /** How many use it, in words; empty until known. */
  words(name: string): string;
  /** What is affected if it is deleted. */
  warning(name: string): string;
}

/** Where classes and variables are used, according to saved pages. */
export function useUsers(): Users {
  const { data, refetch } = useApiQuery(lookCalls.users);
  // Pages may have been saved since the last request.
  useEffect(() => void refetch(), [refetch]);
  const documents = data?.documents;
  const of = (name: string): LookUsers['documents'] =>
    documents?.filter(({ names }) => names.includes(name)) ?? [];
  return {
    words(name) {
      if (!documents) return '';
      const count = of(name).length;
      if (count === 0) return 'Not used on any page';
      return count === 1 ? 'Used on 1 page' : `Used on ${count} pages`;
    },
    warning(name) {
      const titles = of(name).map(({ title }) => `“${title}”`);
      if (titles.length === 0) return 'No page uses it.';
      const [first, others] = [titles.slice(0, SHOWN).join(', '), titles.length - SHOWN];
      return `Used on ${first}${others > 0 ? ` and ${others} more` : ''}: they will look as they would without it.`;
    },
  };
}

const SHOWN = 5;
