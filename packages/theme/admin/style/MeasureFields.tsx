import { Button, Group, Slider, Text } from '@mantine/core';
import { MEASURES } from '../../wire/admin.ts';
import styles from './Style.module.css';
import type { StyleFieldsProps } from './StyleFieldsProps.ts';

/** Text sizes, corner radii and spacing. */
export function MeasureFields({ style, onChange }: StyleFieldsProps) {
  return (
    <>
      <Measure name="textSize" label="Size of text" unit="%" value={style.textSize} onChange={onChange} />
      <Measure
        name="headingSize"
        label="Size of headings"
        unit="%"
        value={style.headingSize}
        onChange={onChange}
      />
      <Measure name="spacing" label="Spacing" unit="%" value={style.spacing} onChange={onChange} />
      <Measure
        name="radius"
        label="Round corners"
        unit=" px"
        value={style.radius}
        onChange={onChange}
        isOptional
      />
      <Measure
        name="buttonRadius"
        label="Round corners of buttons"
        unit=" px"
        value={style.buttonRadius}
        onChange={onChange}
        isOptional
      />
      <span
        className={styles.button}
        style={{ borderRadius: style.buttonRadius ?? 2, background: style.colors.accent?.light ?? '#b93c1b' }}
        aria-hidden
      >
        A button
      </span>
    </>
  );
}

interface MeasureProps {
  readonly name: keyof typeof MEASURES;
  readonly label: string;
  readonly unit: string;
  readonly value: number | null;
  readonly onChange: StyleFieldsProps['onChange'];
  readonly isOptional?: boolean;
}

function Measure({ name, label, unit, value, onChange, isOptional = false }: MeasureProps) {
  const { least, most } = MEASURES[name];
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={500}>
          {label}
        </Text>
        <Text size="sm" c="dimmed">
          {value === null ? 'Theme default' : `${value}${unit}`}
        </Text>
      </Group>
      <Slider
        thumbLabel={label}
        label={null}
        min={least}
        max={most}
        step={unit === '%' ? 5 : 1}
        value={value ?? least}
        onChange={(next) => onChange({ [name]: next })}
      />
      {isOptional && value !== null && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={`${label}: theme default`}
          onClick={() => onChange({ [name]: null })}
        >
          Theme default
        </Button>
      )}
    </div>
  );
}
