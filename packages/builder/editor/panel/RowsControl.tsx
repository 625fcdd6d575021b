import { Button, Collapse, Group, Paper, Stack, UnstyledButton } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronRight,
  IconCopy,
  IconPhoto,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { type ComponentType, useEffect, useState } from 'react';
import type { Control } from '../../model/fields/Field.ts';
import {
  clearedSetting,
  readSetting,
  referenceName,
  writeReference,
  writeSetting,
} from '../../model/fields/fieldValue.ts';
import { withoutGlobal } from '../../model/fields/withoutGlobal.ts';
import { withRow } from '../../model/settings/defaults.ts';
import { safeFile } from '../../model/settings/link.ts';
import { recordOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { LibraryPicture } from '../MediaLibrary.ts';
import type { ControlProps } from './ControlProps.ts';
import { MediaControl, withPicture } from './MediaControl.tsx';
import { PictureChooser } from './PictureChooser.tsx';
import { PopupLinkControl } from './PopupLinkControl.tsx';
import styles from './panel.module.css';
import { RowButton } from './RowButton.tsx';
import { useRowTurnedTo } from './RowTurnedTo.ts';
import { rowName } from './rowNames.ts';

interface RowsControlProps {
  readonly label: string;
  readonly control: Extract<Control, { kind: 'rows' }>;
  readonly value: unknown;
  readonly rowDefaults?: Settings | undefined;
  readonly onChange: ControlProps['onChange'];
  /** Renders one field of a row. */
  readonly Entry: ComponentType<ControlProps>;
}

/** A list whose entries open one at a time, and are moved with buttons. */
export function RowsControl({ label, control, value, rowDefaults = {}, onChange, Entry }: RowsControlProps) {
  const rows = rowsOf(value);
  const { turned, turnTo } = useRowTurnedTo();
  const [open, setOpen] = useState<number | null>(turned?.index ?? null);
  useEffect(() => {
    if (turned) setOpen(turned.index);
  }, [turned]);
  useEffect(() => {
    if (open !== null) turnTo(open);
  }, [open, turnTo]);

  const places = [...rows.keys()];
  function addPictures(chosen: readonly LibraryPicture[]): void {
    onChange(
      [...rows, ...chosen.map((picture) => withPicture({}, picture))],
      [...places, ...chosen.map(() => null)],
    );
  }
  function move(from: number, to: number): void {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length) return;
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row), places.toSpliced(from, 1).toSpliced(to, 0, from));
    setOpen((was) => (was === from ? to : was === to ? from : was));
  }
  function add(index: number, row: Settings, origin: number | null): void {
    // Elementor's rows have ids, by which its editor tells them apart.
    const added = { ...row, _id: crypto.randomUUID().slice(0, 7) };
    onChange(rows.toSpliced(index, 0, added), [...places.slice(0, index), origin, ...places.slice(index)]);
    setOpen(index);
  }
  function remove(index: number): void {
    onChange(rows.toSpliced(index, 1), places.toSpliced(index, 1));
    setOpen(null);
  }

  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{label}</legend>
      <Stack gap={6}>
        {rows.map((row, index) => {
          const whole = withRow(row, rowDefaults);
          const name = rowName(control, whole, index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a kit need not have an id, and two may be alike.
            <Paper withBorder radius="sm" key={index}>
              <Group gap={2} wrap="nowrap" p={4}>
                <UnstyledButton
                  className={styles.row ?? ''}
                  aria-expanded={open === index}
                  onClick={() => setOpen(open === index ? null : index)}
                >
                  <IconChevronRight
                    size={15}
                    className={styles.chevron}
                    data-open={open === index || undefined}
                    aria-hidden
                  />
                  {control.isOfPictures && <Thumbnail url={row.url} />}
                  <span className={styles.rowName}>{name}</span>
                </UnstyledButton>
                <RowButton
                  label={`Move ${name} up`}
                  icon={IconArrowUp}
                  isOff={index === 0}
                  act={() => move(index, index - 1)}
                />
                <RowButton
                  label={`Move ${name} down`}
                  icon={IconArrowDown}
                  isOff={index === rows.length - 1}
                  act={() => move(index, index + 1)}
                />
                <RowButton
                  label={`Duplicate ${name}`}
                  icon={IconCopy}
                  act={() => add(index + 1, row, index)}
                />
                <RowButton label={`Remove ${name}`} icon={IconTrash} act={() => remove(index)} />
              </Group>
              <Collapse expanded={open === index}>
                {open === index && (
                  <Stack gap="sm" p="sm" pt={4}>
                    {control.isOfPictures && (
                      <MediaControl
                        label="Address"
                        value={row}
                        onChange={(next) =>
                          onChange(rows.with(index, next ? recordOf(next) : control.newRow))
                        }
                      />
                    )}
                    {control.fields
                      .filter((field) => field.isShown?.(row) !== false)
                      .map((field) => {
                        const entry = (
                          <Entry
                            key={field.name}
                            field={field}
                            value={readSetting(whole, field.name)}
                            onChange={(next) =>
                              onChange(
                                rows.with(
                                  index,
                                  writeSetting(
                                    withoutGlobal(row, field.name),
                                    field.name,
                                    next ?? clearedSetting({ settings: rowDefaults }, field.name),
                                  ),
                                ),
                              )
                            }
                            reference={textOf(recordOf(row.__globals__)[referenceName(field, field.name)])}
                            onReference={(reference, beside) =>
                              onChange(
                                rows.with(
                                  index,
                                  writeReference(row, field, field.name, reference, [], beside),
                                ),
                              )
                            }
                          />
                        );
                        if (field.control.kind !== 'link') return entry;
                        return (
                          <PopupLinkControl
                            key={field.name}
                            label={field.label}
                            tag={textOf(recordOf(row.__dynamic__)[field.name])}
                            onTag={(tag) =>
                              onChange(rows.with(index, writeSetting(row, `__dynamic__.${field.name}`, tag)))
                            }
                          >
                            {entry}
                          </PopupLinkControl>
                        );
                      })}
                  </Stack>
                )}
              </Collapse>
            </Paper>
          );
        })}
      </Stack>
      <Group gap={6} mt={8}>
        {control.isOfPictures && (
          <PictureChooser isForMany onPictures={addPictures}>
            {(openLibrary) => (
              <Button
                size="compact-sm"
                variant="light"
                leftSection={<IconPhoto size={15} aria-hidden />}
                onClick={openLibrary}
              >
                Choose pictures
              </Button>
            )}
          </PictureChooser>
        )}
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => add(rows.length, control.newRow, null)}
        >
          {control.isOfPictures ? 'Add by address' : `Add: ${control.rowLabel.toLowerCase()}`}
        </Button>
      </Group>
    </fieldset>
  );
}

function Thumbnail({ url }: { url: unknown }) {
  const address = safeFile(url);
  return address ? <img className={styles.thumbnail} src={address} alt="" width={28} height={28} /> : null;
}
