import { Slot } from '@portico/kernel/islands/react';
import type { Settings } from '../../model/settings/read.ts';
import { useIcons } from '../icon/useIcons.ts';

interface ButtonInsideProps {
  /** Trusted HTML. */
  readonly words: string;
  readonly settings: Settings;
}

/** A button's text with its icon, stored under the same names in every widget with a button. */
export function ButtonInside({ words, settings: { selected_icon, icon, icon_align } }: ButtonInsideProps) {
  const drawn = useIcons()(selected_icon ?? icon);
  // Elementor moves only icons of the newer kind.
  const isLast = selected_icon !== undefined && icon_align === 'right';
  return (
    <span className="elementor-button-content-wrapper">
      {drawn && (
        <Slot
          as="span"
          className={`elementor-button-icon${isLast ? ' elementor-align-icon-right' : ''}`}
          html={drawn}
        />
      )}
      {words && <Slot as="span" className="elementor-button-text" html={words} />}
    </span>
  );
}
