import { Slot } from '@portico/kernel/islands/react';
import { linkOf } from '../../model/settings/link.ts';
import { filledTextOf, isOn, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { Bar } from './Bar.tsx';
import { copiesToFill } from './copiesToFill.ts';

/** Scrolling headlines. Animated by its style sheet; a checkbox pauses them. */
export function Ticker({ element }: { readonly element: BuilderElement }) {
  const { settings } = element;
  const rows = rowsOf(settings.headlines_repeater).filter((row) => textOf(row.headlines_text) !== '');
  const texts = rows.map((row) => textOf(row.headlines_text));
  const copies = copiesToFill(texts);
  const inner = (isCopy: boolean) => (
    <div className="e-floating-bars__headlines-inner portico-moved">
      {Array.from({ length: copies }, (_, copy) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike, and drawn once
          key={copy}
          className="e-floating-bars__copy"
          aria-hidden={isCopy || copy > 0 || undefined}
        >
          <Headlines rows={rows} isCopy={isCopy || copy > 0} />
        </div>
      ))}
    </div>
  );
  return (
    <Bar
      element={element}
      words={texts[0] ?? ''}
      sheet="floating-ticker"
      controls={isOn(settings.floating_bar_pause_switch) ? <Pause settings={settings} /> : null}
    >
      <div
        className={`e-floating-bars__headlines${settings.style_ticker_pause_hover === '' ? '' : ' has-pause-hover'}`}
      >
        {inner(false)}
        {inner(true)}
      </div>
    </Bar>
  );
}

/** Screen readers and keyboards get them once; the pointer can use any copy. */
function Headlines({ rows, isCopy }: { readonly rows: readonly Settings[]; readonly isCopy: boolean }) {
  const draw = useIcons();
  return rows.map((row, index) => {
    const icon = draw(row.headlines_icon);
    const link = linkOf(row.headlines_url);
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and are drawn once
        key={index}
        className="e-floating-bars__headline"
        {...link}
        tabIndex={isCopy && link ? -1 : undefined}
      >
        {icon && <Slot as="span" className="e-floating-bars__headline-icon" html={icon} />}
        <span className="e-floating-bars__headline-text">{textOf(row.headlines_text)}</span>
      </a>
    );
  });
}

function Pause({ settings }: { readonly settings: Settings }) {
  const draw = useIcons();
  return (
    <div className="e-floating-bars__play-pause-controls">
      <input
        type="checkbox"
        className="e-floating-bars__pause"
        aria-label={`Pause ${filledTextOf(settings.accessible_name, 'the headlines')}`}
        autoComplete="off"
      />
      <Slot
        as="span"
        className="e-floating-bars__pause-button"
        html={draw(settings.floating_bar_pause_icon)}
      />
      <Slot as="span" className="e-floating-bars__play-button" html={draw(settings.floating_bar_play_icon)} />
    </div>
  );
}
