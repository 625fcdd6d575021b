import { SegmentedControl } from '@mantine/core';
import { CLASS_STATES } from '../../model/atomic/classStyle.ts';

interface ClassStateProps {
  readonly value: string;
  readonly onChange: (state: string) => void;
}

/** Chooses the state of an element to style. */
export function ClassState({ value, onChange }: ClassStateProps) {
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      mb="md"
      aria-label="State"
      value={value}
      onChange={onChange}
      data={CLASS_STATES.map((state) => ({ value: state, label: STATES[state] }))}
    />
  );
}

const STATES = { normal: 'Normal', hover: 'Hover', focus: 'Focus', active: 'Active' } as const;
