import { IslandStyle } from '@portico/kernel/islands/react';
import type { PageDocument } from '../model/document/PageDocument.ts';
import { POPUP_BROWSER_SETTINGS, popupSettings, TIMING, TRIGGERS } from '../model/popups/popupSettings.ts';
import { recordOf, type Settings, textOf } from '../model/settings/read.ts';
import { zonedTime } from '../model/settings/zonedTime.ts';
import { authorMarks } from '../parts/element/authorMarks.ts';
import { browserSettings } from '../parts/element/browserSettings.ts';
import { CloseCross } from '../parts/icon/CloseCross.tsx';
import { useSiteTime } from '../parts/site/SiteTime.ts';
import { EXTRA_ATTRIBUTE, popupId } from '../wire/public.ts';
import { DocumentView } from './DocumentView.tsx';

interface PopupViewProps {
  readonly document: PageDocument;
  /** Its accessible name. */
  readonly title: string;
  /** Its conditions match the page: it may open by itself, not only by links. */
  readonly opensByItself?: boolean | undefined;
  readonly closeLabel?: string | undefined;
  /** In the editor: shown open. */
  readonly isOpen?: boolean | undefined;
}

/** A document that opens over a page, with Elementor's class names. Hidden until its script opens it. */
export function PopupView({
  document,
  title,
  closeLabel = 'Close',
  opensByItself = true,
  isOpen = false,
}: PopupViewProps) {
  const timeZone = useSiteTime()?.timeZone ?? 'UTC';
  const settings = popupSettings(document.settings);
  const { [TRIGGERS]: triggers, ...quiet } = settings;
  const forBrowser = browserSettings(
    {
      ...quiet,
      [TIMING]: atOurClock(recordOf(settings[TIMING]), timeZone),
      ...(opensByItself && !isOpen && { [TRIGGERS]: triggers }),
      ...(isOpen && { [TRIGGERS]: { page_load: 'yes' }, [TIMING]: {} }),
    },
    POPUP_BROWSER_SETTINGS,
  );
  const isOver = settings.overlay === 'yes';
  const close = settings.close_button === 'yes' && (
    <button
      type="button"
      className="dialog-close-button dialog-lightbox-close-button"
      aria-label={closeLabel}
    >
      <CloseCross />
    </button>
  );
  const isOutside = settings.close_button_position === 'outside';
  return (
    <>
      <IslandStyle name="popup" />
      {MOVES.some((name) => textOf(settings[name])) && <IslandStyle name="popup-motion" />}
      <div
        id={popupId(document.id)}
        className={[MODAL, ...authorMarks(settings, 'classes').classes].join(' ')}
        role="dialog"
        aria-modal={isOver || undefined}
        aria-label={title}
        hidden
        data-popup={JSON.stringify(forBrowser ?? {})}
        {...{ [EXTRA_ATTRIBUTE]: 'popup' }}
      >
        {isOutside && close}
        <div className="dialog-widget-content dialog-lightbox-widget-content">
          {!isOutside && close}
          <div className="dialog-message dialog-lightbox-message">
            <DocumentView document={document} />
          </div>
        </div>
      </div>
    </>
  );
}

const MOVES = ['entrance_animation', 'exit_animation'] as const;
const MODAL = 'dialog-widget dialog-lightbox-widget dialog-type-lightbox elementor-popup-modal';

/** Dates and times are in the site's time zone. */
function atOurClock(timing: Settings, timeZone: string): Settings {
  const at = (name: string) => {
    const time = zonedTime(textOf(timing[name]), timeZone);
    return time === null ? {} : { [name]: time };
  };
  return { ...timing, ...at('schedule_start_date'), ...at('schedule_end_date') };
}
