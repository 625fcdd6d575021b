import { ActionIcon, ColorInput, ColorSwatch, Group, Menu } from '@mantine/core';
import { IconCheck, IconPalette } from '@tabler/icons-react';
import type { SiteGlobals } from '../../wire/admin.ts';
import type { ControlProps } from './ControlProps.ts';
import { useFrame } from './FrameContext.ts';
import { colorReference, useSiteGlobals } from './SiteGlobals.ts';

/** While a colour is being picked, pictures on the canvas do not open the lightbox. */
const PICKING = 'elementor-editor__ui-state__color-picker';

interface ColorControlProps extends Pick<ControlProps, 'reference' | 'onReference'> {
  readonly label: string;
  readonly value: string;
  readonly inherited: string;
  readonly onChange: (value: unknown) => void;
}

/** The element's own colour, or a global one, which changes with the site. */
export function ColorControl({
  label,
  value,
  inherited,
  onChange,
  reference = '',
  onReference,
}: ColorControlProps) {
  const { page } = useFrame();
  const { colors } = useSiteGlobals();
  const chosen = colors.find(({ id }) => colorReference(id) === reference);
  return (
    <Group gap={6} align="end" wrap="nowrap">
      <ColorInput
        label={label}
        size="sm"
        flex={1}
        format="hexa"
        value={value}
        placeholder={chosen ? `${chosen.title} (site colour)` : inherited || 'Site default'}
        swatches={swatchesOf(colors)}
        fixOnBlur={false}
        {...(chosen && { leftSection: <ColorSwatch color={chosen.color} size={18} /> })}
        eyeDropperButtonProps={{ 'aria-label': `${label}: pick from the screen` }}
        onFocus={() => page()?.body.classList.add(PICKING)}
        onBlur={() => page()?.body.classList.remove(PICKING)}
        onChange={(next) => onChange(next === '' ? undefined : next)}
      />
      {onReference && colors.length > 0 && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              variant={reference ? 'light' : 'default'}
              size={36}
              aria-label={`${label}: colours of the site`}
            >
              <IconPalette size={17} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {colors.map(({ id, title, color }) => (
              <Menu.Item
                key={id}
                leftSection={<ColorSwatch color={color} size={16} />}
                rightSection={chosen?.id === id && <IconCheck size={15} aria-label="chosen" />}
                onClick={() => onReference(colorReference(id))}
              >
                {title}
              </Menu.Item>
            ))}
            {reference !== '' && (
              <>
                <Menu.Divider />
                <Menu.Item onClick={() => onReference('')}>None</Menu.Item>
              </>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}

/** Suggestions: the site's colours, black and white. */
function swatchesOf(colors: SiteGlobals['colors']): string[] {
  return [...new Set([...colors.map(({ color }) => color), '#ffffff', '#1c1c1a'])];
}
