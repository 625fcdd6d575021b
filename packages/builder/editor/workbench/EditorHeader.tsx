import { ActionIcon, Anchor, Button, Group, Menu, TextInput, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconClipboard,
  IconDeviceDesktop,
  IconDeviceFloppy,
  IconDeviceIpadHorizontal,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconDeviceMobileRotated,
  IconDeviceTablet,
  IconDeviceTv,
  IconDots,
  IconExternalLink,
  IconEye,
  IconHistory,
  IconPalette,
  IconPhoto,
  IconSettings,
} from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { EditorPreferences } from '../../model/preferences.ts';
import type { Device } from '../panel/devices.ts';
import type { EditHistory } from './createEditHistory.ts';
import { hasUnsaved, type Saving, savingInWords } from './saving.ts';
import type { Elements } from './useElements.ts';
import styles from './Workbench.module.css';

interface EditorHeaderProps {
  readonly title: string;
  readonly setTitle: (title: string) => void;
  readonly saving: Saving;
  readonly isPublished: boolean;
  readonly slug: string | null;
  readonly screens: readonly Device[];
  readonly device: Device;
  readonly setDevice: (name: string) => void;
  readonly elements: Elements;
  readonly history: EditHistory;
  readonly save: () => void;
  readonly publish: () => void;
  readonly preview: () => void;
  readonly paste: () => void;
  readonly hasSettings: boolean;
  /** It surrounds or renders pages, and has no URL of its own. */
  readonly isTemplate: boolean;
  readonly openDialog: (dialog: 'page' | 'revisions') => void;
  readonly openLooks: () => void;
  readonly preferences: EditorPreferences;
  readonly changePreferences: (change: Partial<EditorPreferences>) => void;
}

const DEVICE_ICONS: Readonly<Record<string, typeof IconDeviceDesktop>> = {
  widescreen: IconDeviceTv,
  laptop: IconDeviceLaptop,
  tablet_extra: IconDeviceIpadHorizontal,
  tablet: IconDeviceTablet,
  mobile_extra: IconDeviceMobileRotated,
  mobile: IconDeviceMobile,
};

export function EditorHeader(props: EditorHeaderProps) {
  const { title, setTitle, saving, isPublished, slug, device, setDevice, elements, preferences } = props;
  const { steps, hasFuture } = useSyncExternalStore(props.history.subscribe, props.history.reach);
  const opensPictures = preferences.lightbox_in_editor === 'yes';
  const isSaving = saving.phase === 'saving';
  const isOffline = saving.phase === 'offline';
  return (
    <header className={styles.header}>
      <Anchor
        component={Link}
        to={props.isTemplate ? '/templates' : '/pages'}
        className={styles.back ?? ''}
        aria-label={props.isTemplate ? 'Back to the templates' : 'Back to the pages'}
      >
        <IconArrowLeft size={19} aria-hidden />
      </Anchor>
      <h1 className={styles.hidden}>Edit: {title}</h1>
      <TextInput
        aria-label="Name of the page"
        data-undone-with-page
        className={styles.title ?? ''}
        size="sm"
        value={title}
        maxLength={200}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <span className={styles.state} role="status" data-unsaved={hasUnsaved(saving) || undefined}>
        {savingInWords(saving)}
      </span>
      <div className={styles.tools}>
        <div role="toolbar" aria-label="Screen" className={styles.devices}>
          {props.screens.map(({ name, label }) => {
            const Icon = DEVICE_ICONS[name] ?? IconDeviceDesktop;
            return (
              <Tooltip key={name} label={label}>
                <ActionIcon
                  variant={device.name === name ? 'light' : 'subtle'}
                  color={device.name === name ? 'pine' : 'gray'}
                  size="lg"
                  aria-label={label}
                  aria-pressed={device.name === name}
                  onClick={() => setDevice(name)}
                >
                  <Icon size={18} stroke={1.6} aria-hidden />
                </ActionIcon>
              </Tooltip>
            );
          })}
        </div>
        <Group gap={2} wrap="nowrap">
          <Tooltip label="Undo (Ctrl+Z)">
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label="Undo"
              data-steps={steps}
              disabled={steps === 0}
              onClick={elements.undo}
            >
              <IconArrowBackUp size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Redo (Ctrl+Shift+Z)">
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label="Redo"
              disabled={!hasFuture}
              onClick={elements.redo}
            >
              <IconArrowForwardUp size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Group>
      </div>
      <Group gap={6} wrap="nowrap" className={styles.ends ?? ''}>
        <Tooltip label="See it as a visitor">
          <ActionIcon variant="default" size="lg" aria-label="Preview" onClick={props.preview}>
            <IconEye size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Button
          size="sm"
          variant="default"
          className={styles.onlyWide ?? ''}
          loading={isSaving}
          disabled={isOffline}
          onClick={props.save}
        >
          Save draft
        </Button>
        <Button size="sm" loading={isSaving} disabled={isOffline} onClick={props.publish}>
          Publish{isPublished && <span className={styles.onlyWide}>&nbsp;changes</span>}
        </Button>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label="More">
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {props.hasSettings && (
              <Menu.Item
                leftSection={<IconSettings size={16} aria-hidden />}
                onClick={() => props.openDialog('page')}
              >
                Page settings
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<IconHistory size={16} aria-hidden />}
              onClick={() => props.openDialog('revisions')}
            >
              Revisions
            </Menu.Item>
            <Menu.Item leftSection={<IconPalette size={16} aria-hidden />} onClick={props.openLooks}>
              Classes and variables
            </Menu.Item>
            <Menu.Item leftSection={<IconClipboard size={16} aria-hidden />} onClick={props.paste}>
              Paste
            </Menu.Item>
            <Menu.Item
              className={styles.onlyPhone ?? ''}
              leftSection={<IconDeviceFloppy size={16} aria-hidden />}
              disabled={isOffline}
              onClick={props.save}
            >
              Save draft
            </Menu.Item>
            {isPublished && slug && (
              <Menu.Item
                component="a"
                href={`/${slug}/`}
                target="_blank"
                rel="noopener"
                leftSection={<IconExternalLink size={16} aria-hidden />}
              >
                See the published page
              </Menu.Item>
            )}
            <Menu.Divider />
            <Menu.Item
              closeMenuOnClick={false}
              leftSection={<IconPhoto size={16} aria-hidden />}
              onClick={() => props.changePreferences({ lightbox_in_editor: opensPictures ? '' : 'yes' })}
            >
              {opensPictures ? 'Do not open pictures while editing' : 'Open pictures while editing'}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
    </header>
  );
}
