import { ActionIcon, Button, Group, NativeSelect, Stack, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { EditorItem } from '../../model/edits/EditorItem.ts';
import { sharedClasses, withoutSharedClass, withSharedClass } from '../../model/edits/itemStyle.ts';
import { classesIn } from '../../model/looks/siteClasses.ts';
import styles from '../panel/panels.module.css';
import { useSiteLooks } from '../panel/SiteLooks.ts';
import type { Elements } from './useElements.ts';

interface ElementClassesProps {
  readonly item: EditorItem;
  readonly elements: Elements;
}

/** The site's classes of a version 4 element, which its own styles override. */
export function ElementClasses({ item, elements }: ElementClassesProps) {
  const { looks, open } = useSiteLooks();
  const all = useMemo(() => classesIn(looks.classes), [looks.classes]);
  const own = sharedClasses(item);
  const { id } = item.props;
  return (
    <Stack gap={8} mb="md" role="group" aria-label="Classes">
      <h3 className={styles.category}>Classes</h3>
      {own.length > 0 && (
        <ul className={styles.chips}>
          {own.map((name) => {
            const label = all.find((one) => one.id === name)?.label ?? `${name} (gone)`;
            return (
              <li key={name} className={styles.chip}>
                <UnstyledButton className={styles.chipName ?? ''} title="Edit" onClick={() => open(name)}>
                  {label}
                </UnstyledButton>
                <ActionIcon
                  size="sm"
                  variant="subtle"
                  color="gray"
                  aria-label={`Remove the class ${label}`}
                  onClick={() => elements.rebuild(id, (one) => withoutSharedClass(one, name))}
                >
                  <IconX size={14} aria-hidden />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
      )}
      <Group gap={6} wrap="nowrap">
        <NativeSelect
          aria-label="Add a class"
          size="sm"
          flex={1}
          value=""
          disabled={all.every((one) => own.includes(one.id))}
          data={[
            { value: '', label: all.length === 0 ? 'The site has no classes yet' : 'Add a class…' },
            ...all.filter((one) => !own.includes(one.id)).map(({ id: value, label }) => ({ value, label })),
          ]}
          onChange={(event) => {
            const name = event.currentTarget.value;
            if (name) elements.rebuild(id, (one) => withSharedClass(one, name));
          }}
        />
        <Button size="sm" variant="default" onClick={() => open(null)}>
          Edit
        </Button>
      </Group>
    </Stack>
  );
}
