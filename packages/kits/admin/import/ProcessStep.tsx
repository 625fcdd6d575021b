import { Loader, Progress, Text } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ManifestPlugin, RunnerName } from '../../wire/public.ts';
import { inMegabytes } from '../words.ts';
import styles from './ImportWizard.module.css';
import type { ImportState } from './importState.ts';

const NAMES: Readonly<Record<RunnerName, string>> = {
  pictures: 'Pictures',
  'site-settings': 'Site settings',
  plugins: 'Plugins',
  templates: 'Templates',
  taxonomies: 'Categories and tags',
  'elementor-content': 'Pages',
  'wp-content': 'Posts',
  'floating-elements': 'Floating elements',
  'elements-default-values': 'Element defaults',
  'global-classes': 'Classes',
  'global-variables': 'Variables',
  'default-styles': 'Tag styles',
};

/** The running import. Everything is prepared step by step, and the last step puts it all in place at once. */
export function ProcessStep({ state: wizard }: { state: ImportState }) {
  const { runners, done, problem, pictures } = wizard;
  const total = Math.max(runners.length, 1);
  const share = Math.round((done.length / total) * 100);
  const current = problem ? null : runners[done.length];
  return (
    <div role="status">
      <Text fw={600} mb="sm">
        {problem ? 'The import was stopped. Nothing was changed.' : 'Importing…'}
      </Text>
      <Progress.Root size="lg" mb="lg">
        <Progress.Section value={share} animated={!problem} aria-label="Import" />
      </Progress.Root>
      <ol className={styles.steps}>
        {runners.map((runner) => {
          const state = done.includes(runner) ? 'done' : runner === current ? 'current' : 'waiting';
          return (
            <li key={runner} className={styles.step} data-state={state}>
              <span className={styles.mark}>
                {state === 'done' ? (
                  <IconCircleCheck size={22} stroke={1.75} aria-hidden />
                ) : state === 'current' ? (
                  <Loader size={18} aria-hidden />
                ) : (
                  <IconCircle size={22} stroke={1.25} aria-hidden />
                )}
              </span>
              {NAMES[runner]}
              {runner === 'pictures' && pictures && (
                <Text size="sm" c="dimmed">
                  {pictures.here + pictures.failed} of {pictures.total}, {inMegabytes(pictures.bytes)}
                  {pictures.failed > 0 && `, ${pictures.failed} could not be fetched`}
                </Text>
              )}
              {runner === 'plugins' && state !== 'waiting' && (
                <ul className={styles.plugins}>
                  {pluginsOf(wizard).map(({ plugin, name }) => (
                    <li key={plugin}>
                      {name || plugin}: {state === 'done' ? pluginState(wizard, name) : 'activating'}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The kit's plugins that were not deselected. */
function pluginsOf({ uploaded, selection }: ImportState): readonly ManifestPlugin[] {
  const chosen = selection.customization.plugins;
  return uploaded?.manifest.plugins.filter(({ plugin }) => chosen?.[plugin] !== false) ?? [];
}

/** The server names those that are active now; the others are not available here. */
function pluginState({ importedData: { plugins } }: ImportState, name: string): string {
  return Array.isArray(plugins) && plugins.includes(name) ? 'activated' : 'not available here';
}
