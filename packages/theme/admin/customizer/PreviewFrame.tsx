import { Loader } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { PALETTE_ATTRIBUTE, type PreviewTicket, previewAddress } from '../../wire/public.ts';
import styles from './CustomizerScreen.module.css';
import { stepInPreview } from './stepInPreview.ts';
import { MENU_CLOSED, MENU_OPENED, tellRuntime } from './tellRuntime.ts';

/** 'window' uses all available width. */
export type Device = 'desktop' | 'tablet' | 'mobile' | 'window';
/** 'device' is what a visitor would see on this device. */
export type Scheme = 'device' | 'light' | 'dark';

interface PreviewFrameProps {
  readonly ticket: PreviewTicket;
  /** Changes when the page has to be rendered again. */
  readonly version: string;
  readonly device: Device;
  /** Shows the page with its menu open while the menu is edited. */
  readonly isMenuOpen: boolean;
  readonly scheme: Scheme;
}

const FIRST_PAGE = '/blog/';
/** A desktop page is shown completely, scaled down on smaller screens. */
const DESKTOP_PX = 1280;

/** A preview of the site. Links inside it lead to previews of their targets. */
export function PreviewFrame({ ticket, version, device, isMenuOpen, scheme }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [path, setPath] = useState(FIRST_PAGE);
  const [isLoading, setLoading] = useState(true);
  const shown = useRef({ path, scrolled: 0 });
  const stage = useElementSize();
  const scale = device === 'desktop' && stage.width > 0 ? Math.min(1, stage.width / DESKTOP_PX) : 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is the reason to load, not an input.
  useEffect(() => {
    const { current } = frame;
    const isSamePage = path === shown.current.path;
    shown.current = { path, scrolled: isSamePage ? (current?.contentWindow?.scrollY ?? 0) : 0 };
    setLoading(true);
    // Replaced rather than assigned: the browser's back button is for screens, not for every design that was tried.
    current?.contentWindow?.location.replace(previewAddress(path, ticket));
  }, [path, ticket, version]);

  useEffect(() => {
    const view = frame.current?.contentWindow;
    return view && !isLoading ? tellRuntime(view, isMenuOpen ? MENU_OPENED : MENU_CLOSED) : undefined;
  }, [isMenuOpen, isLoading]);

  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (isLoading || !root) return;
    if (scheme === 'device') root.removeAttribute(PALETTE_ATTRIBUTE);
    else root.setAttribute(PALETTE_ATTRIBUTE, scheme);
  }, [scheme, isLoading]);

  function onLoad(): void {
    const view = frame.current?.contentWindow;
    if (!view || view.location.href === 'about:blank') return;
    setLoading(false);
    view.scrollTo({ top: shown.current.scrolled, behavior: 'instant' });
    // At the end of the bubble phase: what the page has handled itself is not followed.
    for (const type of ['click', 'submit'])
      view.addEventListener(type, (event) => {
        const step = stepInPreview(event, view.location);
        if (step === 'own') return;
        event.preventDefault();
        if (step !== 'nowhere') setPath(step.path);
      });
  }

  return (
    <div className={styles.stage} data-device={device} ref={stage.ref}>
      {isLoading && (
        <Loader className={styles.loader} size="sm" role="status" aria-label="The preview is loading" />
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        title="Preview of the site"
        src="about:blank"
        // The page's own scripts run in it, as they would for visitors, and its forms fire submit events, which are handled
        // here; it cannot open windows or navigate this one.
        sandbox="allow-same-origin allow-scripts allow-forms"
        {...(scale < 1 && {
          style: { inlineSize: DESKTOP_PX, blockSize: stage.height / scale, scale: String(scale) },
        })}
        onLoad={onLoad}
      />
    </div>
  );
}
