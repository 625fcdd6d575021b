import { launchesAndReads } from './launchesAndReads.ts';
import type { BrowserSource } from './sources/BrowserSource.ts';
import { debianPackage } from './sources/debianPackage.ts';
import { environment } from './sources/environment.ts';
import { npmPackage } from './sources/npmPackage.ts';
import { system } from './sources/system.ts';

export interface FoundBrowser {
  readonly executablePath: string;
  /** The name of the source it came from. */
  readonly source: string;
}

/** Finds a Chromium that really starts and shows a page, or says what to do. */
export async function findBrowser(
  sources: readonly BrowserSource[] = [environment, system, debianPackage, npmPackage],
  works: (executablePath: string) => Promise<true | Error> = launchesAndReads,
): Promise<FoundBrowser> {
  const troubles: string[] = [];
  for (const { name, candidates } of sources) {
    try {
      for (const executablePath of await candidates()) {
        const outcome = await works(executablePath);
        if (outcome === true) return { executablePath, source: name };
        troubles.push(`${name}: ${executablePath}: ${firstLine(outcome)}`);
      }
    } catch (error) {
      troubles.push(`${name}: ${firstLine(error)}`);
    }
  }
  throw new NoBrowserError(troubles);
}

export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';

  constructor(troubles: readonly string[]) {
    super(
      [
        'No Chromium starts here. Set PORTICO_CHROMIUM to one, or install one: apt-get install chromium-headless-shell.',
        ...troubles.map((trouble) => `  ${trouble}`),
      ].join('\n'),
    );
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
