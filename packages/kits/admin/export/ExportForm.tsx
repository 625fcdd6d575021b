import { Alert, Anchor, Button, FileInput, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { Section } from '@portico/kernel/admin';
import { IconBooks, IconFileZip, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { DESCRIPTION_LENGTH, NAME_LENGTH } from '../../manifest/kitNames.ts';
import { CLOUD_KITS_PATH, type KitPart, MOST_POSTS } from '../../wire/public.ts';
import { useKits } from '../KitsFrame.tsx';
import { PartsSelection } from '../parts/PartsSelection.tsx';
import { exportData } from '../parts/wizardData.ts';
import styles from './ExportWizard.module.css';
import { type ExportSource, type ExportState, exportProblems } from './exportState.ts';
import { pictureOf } from './pictureOf.ts';

/** The kit's name and contents. */
export function ExportForm({
  state,
  onChange,
  onExport,
}: {
  state: ExportState;
  onChange: (change: Partial<ExportState>) => void;
  onExport: (source: ExportSource) => void;
}) {
  const { calls, events } = useKits();
  const navigate = useNavigate();
  const [wasTouched, setTouched] = useState(false);
  const [pictureProblem, setPictureProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ part: KitPart; notice: string } | null>(null);
  const [isChecking, setChecking] = useState(false);
  const problems = exportProblems(state);
  const isUnfit = problems.title !== null || problems.description !== null;

  function exportFile(): void {
    if (state.selection.customization.content?.mediaFormat === 'cloud')
      setAsked({
        part: 'content',
        notice: 'A .zip cannot hold the media. Choose “Link to them” to download the kit.',
      });
    else onExport('file');
  }

  async function saveToLibrary(): Promise<void> {
    setChecking(true);
    const answer = await calls.get<{ is_eligible: boolean }>(`${CLOUD_KITS_PATH}/eligibility`);
    setChecking(false);
    if (answer.ok && !answer.data.is_eligible) {
      events.upgradeClicked('kit_export_customization');
      void navigate('/kits/library');
    } else onExport('cloud');
  }

  async function takePicture(file: File | null): Promise<void> {
    const picture = file ? await pictureOf(file) : null;
    setPictureProblem(file && !picture ? 'This file is not a picture that the browser can read.' : null);
    onChange({ picture });
  }

  return (
    <Stack gap="lg">
      <Section title="About the kit">
        <Stack gap="md">
          <TextInput
            label="Name"
            required
            maxLength={NAME_LENGTH}
            value={state.title}
            error={wasTouched && problems.title}
            onBlur={() => setTouched(true)}
            onChange={(event) => {
              onChange({ title: event.currentTarget.value });
              if (event.currentTarget.value !== '') setTouched(true);
            }}
          />
          <div>
            <Textarea
              label="Description"
              autosize
              minRows={2}
              maxRows={6}
              value={state.description}
              error={problems.description}
              onChange={(event) => onChange({ description: event.currentTarget.value })}
            />
            <Text size="xs" c="dimmed" className={styles.counter}>
              {state.description.length} / {DESCRIPTION_LENGTH}
            </Text>
          </div>
          <Group align="flex-end" wrap="nowrap">
            <FileInput
              flex={1}
              label="Picture for the library"
              description="Without one, it is drawn from the kit’s colours, fonts and first page."
              placeholder="Choose a picture"
              accept="image/*"
              clearable
              clearButtonProps={{ 'aria-label': 'Remove the picture' }}
              error={pictureProblem}
              leftSection={<IconPhoto size={18} stroke={1.75} aria-hidden />}
              onChange={(file) => void takePicture(file)}
            />
            {state.picture && <img className={styles.preview} src={state.picture} alt="" />}
          </Group>
        </Stack>
      </Section>
      <Section
        title="What it holds"
        description={
          <>
            Everything, unless you choose otherwise. Of the posts, a kit carries the newest {MOST_POSTS}; all
            of them go into the file under{' '}
            <Anchor component={Link} to="/blog-import" underline="always">
              Import &amp; export
            </Anchor>
            .
          </>
        }
      >
        <PartsSelection
          selection={state.selection}
          onChange={(selection) => onChange({ selection })}
          data={exportData(state.selection.customization)}
          asked={asked}
          onAskedClosed={() => setAsked(null)}
        />
      </Section>
      {state.selection.includes.length === 0 && <Alert color="yellow">Choose at least one part.</Alert>}
      <div className={styles.footer}>
        <Button
          variant="default"
          data-testid="export-kit-footer-save-to-library-button"
          leftSection={<IconBooks size={18} stroke={1.75} aria-hidden />}
          disabled={isUnfit || state.selection.includes.length === 0}
          loading={isChecking}
          onClick={() => void saveToLibrary()}
        >
          Save to library
        </Button>
        <Button
          data-testid="export-kit-footer-export-zip-button"
          leftSection={<IconFileZip size={18} stroke={1.75} aria-hidden />}
          disabled={isUnfit || state.selection.includes.length === 0}
          onClick={exportFile}
        >
          Export as .zip
        </Button>
      </div>
    </Stack>
  );
}
