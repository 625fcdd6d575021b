import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { Section } from '@portico/kernel/admin';
import { compareVersions } from '../../manifest/kitNames.ts';
import { useKits } from '../KitsFrame.tsx';
import { PartsSelection } from '../parts/PartsSelection.tsx';
import { partsIn, type Selection } from '../parts/selection.ts';
import { importData } from '../parts/wizardData.ts';
import styles from './ImportWizard.module.css';
import type { UploadedKit } from './importState.ts';

/** Which parts of the kit to import. */
export function ContentStep({
  kit: { manifest },
  selection,
  onChange,
  onBack,
  onNext,
}: {
  kit: UploadedKit;
  selection: Selection;
  onChange: (selection: Selection) => void;
  onBack: () => void;
  onNext: () => void;
}) {
  const { config, upgradeUrl } = useKits();
  const own = config.elementorAppConfig['import-export-customization'] as {
    manifestVersion: string;
    elementorVersion: string;
  };
  const isOldExport = compareVersions(manifest.version, own.manifestVersion) < 0;
  const isOldBuilder = compareVersions(own.elementorVersion, manifest.elementor_version) < 0;
  const isNothing = selection.includes.every((part) => part === 'plugins') && manifest.plugins.length === 0;
  return (
    <Stack gap="lg">
      {isOldExport && (
        <Alert color="yellow" title="This kit was made by an older version">
          It can be imported, with fewer choices. Export it again where it came from to have them all.
        </Alert>
      )}
      {isOldBuilder && (
        <Alert color="yellow" title="This kit was made by a newer version">
          Update this site to get everything that is in it.{' '}
          <Anchor href={upgradeUrl} underline="always">
            Update
          </Anchor>
        </Alert>
      )}
      <Section
        title="What to import"
        description={
          <>
            {manifest.author && `Made by ${manifest.author}. `}
            {manifest.description}
          </>
        }
      >
        <PartsSelection
          selection={selection}
          onChange={onChange}
          available={partsIn(manifest)}
          data={importData(manifest, selection.customization)}
          isImport
        />
      </Section>
      {isNothing && <Text c="dimmed">There is nothing to import. Choose at least one part.</Text>}
      <footer className={styles.footer}>
        <Button variant="default" data-testid="import-back-button" onClick={onBack}>
          Back
        </Button>
        <Button onClick={onNext} disabled={isNothing}>
          See what will change
        </Button>
      </footer>
    </Stack>
  );
}
