import { buffer } from 'node:stream/consumers';
import { openPromise } from 'yauzl';
import type { Advisory } from './advisories.ts';

/**
 * What an advisory database says about some packages: a ZIP with one JSON file per advisory, as offered by OSV and the GitHub
 * Advisory Database. Only identifiers and versions are used, no texts.
 */
export async function readAdvisories(file: string, names: ReadonlySet<string>): Promise<Advisory[]> {
  const zip = await openPromise(file, { autoClose: false });
  const found: Advisory[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.endsWith('.json')) continue;
      const text = (await buffer(await zip.openReadStreamPromise(entry))).toString();
      found.push(...advisoriesIn(JSON.parse(text) as Report, names));
    }
  } finally {
    zip.close();
  }
  return found.sort((a, b) => a.name.localeCompare(b.name) || a.reason.localeCompare(b.reason));
}

function advisoriesIn(report: Report, names: ReadonlySet<string>): Advisory[] {
  if (report.withdrawn || !report.affected) return [];
  return report.affected
    .filter(({ package: { ecosystem, name } = {} }) => ecosystem === 'npm' && names.has(name ?? ''))
    .map((affected) => ({
      name: affected.package?.name ?? '',
      range: rangeOf(affected),
      reason: [report.id, ...(report.aliases ?? []), report.database_specific?.severity?.toLowerCase()]
        .filter(Boolean)
        .join(', '),
    }))
    .filter(({ range }) => range !== '');
}

/** Each interval from the introduction of the fault to its fix, as a semver range. */
function rangeOf({ ranges = [], versions = [], database_specific: said }: Affected): string {
  const stretches = ranges
    .filter(({ type }) => type === 'SEMVER')
    .flatMap(({ events }) => stretchesOf(events, said?.last_known_affected_version_range));
  return [...stretches, ...(stretches.length === 0 ? versions : [])].join(' || ');
}

function stretchesOf(events: readonly Event[], lastKnown = ''): string[] {
  const stretches: string[] = [];
  let from = '';
  const end = (until: string): void => {
    stretches.push(`${from} ${until}`.trim());
    from = '';
  };
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined) from = `>=${introduced === '0' ? '0.0.0' : introduced}`;
    else if (fixed !== undefined) end(`<${fixed}`);
    else if (last !== undefined) end(`<=${last}`);
  }
  // Not fixed yet, as far as the database knows.
  if (from !== '') end(lastKnown.replace(/^(<=?)\s*/, '$1'));
  return stretches;
}

/** The parts of an OSV report that are read; see https://ossf.github.io/osv-schema. */
interface Report {
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly withdrawn?: string;
  readonly affected?: readonly Affected[];
  readonly database_specific?: { readonly severity?: string };
}

interface Affected {
  readonly package?: { readonly ecosystem?: string; readonly name?: string };
  readonly ranges?: readonly { readonly type: string; readonly events: readonly Event[] }[];
  readonly versions?: readonly string[];
  readonly database_specific?: { readonly last_known_affected_version_range?: string };
}

interface Event {
  readonly introduced?: string;
  readonly fixed?: string;
  readonly last_affected?: string;
}
