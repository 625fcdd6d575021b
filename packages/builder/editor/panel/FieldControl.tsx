import { NativeSelect, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { isRecord, sizeOf, textOf } from '../../model/settings/read.ts';
import { BoxControl } from './BoxControl.tsx';
import { ColorControl } from './ColorControl.tsx';
import type { ControlProps } from './ControlProps.ts';
import { FontControl } from './FontControl.tsx';
import { HtmlControl } from './HtmlControl.tsx';
import { IconControl } from './IconControl.tsx';
import { LinkControl } from './LinkControl.tsx';
import { MediaControl } from './MediaControl.tsx';
import { RecordingControl } from './RecordingControl.tsx';
import { RowsControl } from './RowsControl.tsx';
import { ShadowControl } from './ShadowControl.tsx';
import { SiteChoiceControl } from './SiteChoiceControl.tsx';
import { SiteFontControl } from './SiteFontControl.tsx';
import { SiteMenuControl } from './SiteMenuControl.tsx';
import { SizeControl } from './SizeControl.tsx';

/** The control for a field. An empty value removes its setting. */
export function FieldControl(props: ControlProps) {
  const { field, value, inherited, onChange } = props;
  const { label, control, help } = field;
  const common = { label, ...(help && { description: help }), size: 'sm' as const };
  switch (control.kind) {
    case 'text':
      return (
        <TextInput
          {...common}
          value={textOf(value)}
          placeholder={textOf(inherited) || control.placeholder || ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'textarea':
      return (
        <Textarea
          {...common}
          autosize
          minRows={control.rows ?? 2}
          maxRows={10}
          value={textOf(value)}
          placeholder={textOf(inherited)}
          error={tooLong(textOf(value), control.mostCharacters)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'html':
      return <HtmlControl label={label} value={textOf(value)} onChange={onChange} />;
    case 'number':
      return (
        <NumberInput
          {...common}
          value={sizeOf(value) ?? ''}
          placeholder={textOf(sizeOf(inherited) ?? '')}
          {...(control.min !== undefined && { min: control.min })}
          {...(control.max !== undefined && { max: control.max })}
          step={control.step ?? 1}
          onChange={(next) => onChange(numberValue(next, value, control.unit))}
        />
      );
    case 'size':
      return (
        <SizeControl {...common} control={control} value={value} inherited={inherited} onChange={onChange} />
      );
    case 'sides':
      return (
        <BoxControl
          label={label}
          units={control.units}
          parts={SIDES}
          value={value}
          inherited={inherited}
          onChange={onChange}
        />
      );
    case 'gap':
      return (
        <BoxControl
          label={label}
          units={control.units}
          parts={GAPS}
          value={value}
          inherited={inherited}
          onChange={onChange}
        />
      );
    case 'color':
      return <ColorControl {...props} label={label} value={textOf(value)} inherited={textOf(inherited)} />;
    case 'font':
      return (
        <FontControl {...common} value={textOf(value)} inherited={textOf(inherited)} onChange={onChange} />
      );
    case 'site-font':
      return <SiteFontControl {...props} label={label} />;
    case 'shadow':
      return <ShadowControl {...props} label={label} hasSpread={control.hasSpread} />;
    case 'choice': {
      const chosen = textOf(value);
      const isKnown = control.choices.some((one) => one.value === chosen);
      const fallback = control.choices.some((one) => one.value === '')
        ? []
        : [{ value: '', label: 'Default' }];
      // A value from a kit is kept and shown, even if we do not offer it.
      const foreign = chosen && !isKnown ? [{ value: chosen, label: chosen }] : [];
      return (
        <NativeSelect
          {...common}
          value={chosen}
          data={[...fallback, ...control.choices, ...foreign]}
          onChange={(event) => onChange(event.currentTarget.value || undefined)}
        />
      );
    }
    case 'switch': {
      const on = control.on ?? 'yes';
      const isOn =
        value === undefined
          ? control.isOnAtFirst === true
          : [on, control.alsoOn, true].includes(textOf(value) || value === true);
      return (
        <Switch
          label={label}
          size="sm"
          checked={isOn}
          onChange={(event) => onChange(event.currentTarget.checked ? on : (control.off ?? ''))}
        />
      );
    }
    case 'site-menu':
      return <SiteMenuControl {...common} value={textOf(value)} onChange={onChange} />;
    case 'link':
      return <LinkControl label={label} value={value} onChange={onChange} />;
    case 'media':
      return (
        <MediaControl
          label={label}
          value={value}
          inherited={inherited}
          hasWords={!control.hasNoWords}
          onChange={onChange}
        />
      );
    case 'recording':
      return <RecordingControl label={label} control={control} value={value} onChange={onChange} />;
    case 'icon':
      return <IconControl label={label} value={value} onChange={onChange} />;
    case 'site-choice':
      return <SiteChoiceControl {...common} control={control} value={value} onChange={onChange} />;
    case 'rows':
      return (
        <RowsControl
          label={label}
          control={control}
          value={value}
          rowDefaults={props.rowDefaults}
          onChange={onChange}
          Entry={FieldControl}
        />
      );
  }
}

/** In the stored form: a plain number, or as Elementor stores slider values. */
function numberValue(next: string | number, before: unknown, unit: string | undefined): unknown {
  if (next === '') return undefined;
  if (isRecord(before)) return { ...before, size: Number(next) };
  return unit === undefined ? Number(next) : { unit, size: Number(next) };
}

/** Reported rather than cut off: the author chooses what to remove. */
function tooLong(value: string, most = Number.POSITIVE_INFINITY): string | null {
  return value.length > most ? `These are ${value.length} characters. At most ${most} can be saved.` : null;
}

const SIDES = [
  ['top', 'Top'],
  ['right', 'End'],
  ['bottom', 'Bottom'],
  ['left', 'Start'],
] as const;
const GAPS = [
  ['row', 'Rows'],
  ['column', 'Columns'],
] as const;
