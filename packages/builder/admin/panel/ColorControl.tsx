import { ColorInput } from '@mantine/core';
import { useFrame } from '../editor/FrameContext.ts';

/** While a colour is picked, pictures on the canvas open no lightbox. */
const PICKING = 'elementor-editor__ui-state__color-picker';

interface ColorControlProps {
  readonly label: string;
  readonly value: string;
  readonly inherited: string;
  readonly onChange: (value: unknown) => void;
}

export function ColorControl({ label, value, inherited, onChange }: ColorControlProps) {
  const { page } = useFrame();
  return (
    <ColorInput
      label={label}
      size="sm"
      format="hexa"
      value={value}
      placeholder={inherited || 'As the site'}
      swatches={SWATCHES}
      fixOnBlur={false}
      eyeDropperButtonProps={{ 'aria-label': `${label}: take from the screen` }}
      onFocus={() => page()?.body.classList.add(PICKING)}
      onBlur={() => page()?.body.classList.remove(PICKING)}
      onChange={(next) => onChange(next === '' ? undefined : next)}
    />
  );
}

const SWATCHES = ['#12322b', '#1f5347', '#b7ccc1', '#eef5ee', '#b4552d', '#e9e2d3', '#ffffff', '#1c1c1a'];
