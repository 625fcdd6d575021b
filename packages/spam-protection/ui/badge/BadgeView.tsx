import {
  type PointerEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { RealPersonTexts } from '../../wire/public.ts';

export const LEAVE_MS = 1_000;
export const TOUCH_MS = 3_000;
const TAP_MS = 300;
const OPEN_EVENT = 'portico:badge-opened';

export interface BadgeViewProps {
  readonly texts: RealPersonTexts;
  /** The admin variant has an explanatory link. */
  readonly isAdminPage: boolean;
  /** The picture of that link, from the admin page. */
  readonly newWindowIcon?: string | undefined;
}

/** The real person badge, and the popup that explains it. */
export function BadgeView({ texts, isAdminPage, newWindowIcon = NEW_WINDOW }: BadgeViewProps) {
  const { phrases, imgPersonUrl, imgShieldUrl, trpContentLink } = texts;
  const popup = useRef<HTMLDivElement>(null);
  const badge = useRef<HTMLDivElement>(null);
  const id = useId();
  const { isOpen, open, toggle, closeAfter, stay } = useBadgePopup(badge, popup);
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  // Browsers follow a touch with emulated mouse events; only a real mouse may hover and leave.
  const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();

  const onTouchEnd = (event: TouchEvent): void => {
    touchedAt.current = Date.now();
    const page = event.currentTarget.ownerDocument;
    const hasSelection = (): boolean => page.getSelection()?.type === 'Range';
    if (!hasSelection()) {
      closeAfter(TOUCH_MS);
      return;
    }
    const onCleared = (): void => {
      if (hasSelection()) return;
      page.removeEventListener('selectionchange', onCleared);
      closeAfter(TOUCH_MS);
    };
    page.addEventListener('selectionchange', onCleared);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the contract's element, which other sheets style. */}
      <div
        className="apbct-real-user-badge"
        ref={badge}
        role="button"
        tabIndex={0}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={phrases.trpHeading}
        onPointerEnter={byMouse(open)}
        onPointerLeave={byMouse(() => closeAfter(LEAVE_MS))}
        onTouchEnd={onTouchEnd}
        onClick={() => {
          toggle();
          if (Date.now() - touchedAt.current < TAP_MS) closeAfter(TOUCH_MS);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            toggle();
          } else if (event.key === 'Escape') closeAfter(0);
        }}
      >
        <img className="apbct-real-user-popup-img" src={imgPersonUrl} alt="" width={18} height={18} />
      </div>
      <div
        className={`portico-over apbct-real-user-popup${isOpen ? ' visible' : ''}`}
        id={id}
        ref={popup}
        onPointerEnter={byMouse(stay)}
        onPointerLeave={byMouse(() => closeAfter(LEAVE_MS))}
        onTouchEnd={onTouchEnd}
      >
        <div className="apbct-real-user-popup-content_row">
          <div>
            <strong>{phrases.trpHeading}</strong> {phrases.trpContent1}
          </div>
          <div className="apbct-real-user-popup-brand">
            {imgShieldUrl && (
              <img className="apbct-real-user-popup-img" src={imgShieldUrl} alt="" width={18} height={18} />
            )}
            <span>{phrases.trpContent2}</span>
            {isAdminPage && (
              <a href={trpContentLink} target="_blank" rel="noreferrer">
                {phrases.trpContentLearnMore || 'Learn more'} <img src={newWindowIcon} alt="New window" />
              </a>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

const NEW_WINDOW =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='10' height='10' fill='none' stroke='%23555'%3E%3Cpath d='M4 1H1v8h8V6M6 1h3v3M9 1 5 5'/%3E%3C/svg%3E";

function useBadgePopup(badge: RefObject<HTMLDivElement | null>, popup: RefObject<HTMLDivElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(0);
  const stay = (): void => clearTimeout(timer.current);
  const closeAfter = (ms: number): void => {
    stay();
    timer.current = setTimeout(() => setIsOpen(false), ms);
  };
  const open = (): void => {
    stay();
    if (!isOpen) openedAt.current = Date.now();
    setIsOpen(true);
    // Only one popup at a time on a page.
    badge.current?.ownerDocument.dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: badge.current }));
  };
  const toggle = (): void => {
    if (!isOpen) {
      open();
      return;
    }
    // Hovering and clicking in one go means opening it, not opening and closing.
    if (Date.now() - openedAt.current < TAP_MS) return;
    stay();
    setIsOpen(false);
  };

  useEffect(() => {
    const page = badge.current?.ownerDocument;
    if (!page) return;
    const onOtherOpened = (event: Event): void => {
      if ((event as CustomEvent).detail !== badge.current) setIsOpen(false);
    };
    const onClick = ({ target }: Event): void => {
      const node = target instanceof Node ? target : null;
      if (!badge.current?.contains(node) && !popup.current?.contains(node)) setIsOpen(false);
    };
    page.addEventListener(OPEN_EVENT, onOtherOpened);
    page.addEventListener('click', onClick);
    return () => {
      clearTimeout(timer.current);
      page.removeEventListener(OPEN_EVENT, onOtherOpened);
      page.removeEventListener('click', onClick);
    };
  }, [badge, popup]);

  return { isOpen, open, toggle, closeAfter, stay };
}
