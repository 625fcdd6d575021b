import { isActionAddress } from '../../model/settings/actionAddress.ts';
import { isLightboxOnByDefault, openFromElement } from '../../runtime/actions/lightbox.ts';
import { opensLightbox } from '../../runtime/actions/opensLightbox.ts';

/** On an edited page links and forms do nothing; pictures open in the lightbox if their author wants that. */
export function keepInCanvas(page: Document): () => void {
  const onClick = (event: MouseEvent): void => {
    const target = event.target;
    if (!(target instanceof (page.defaultView ?? window).Element)) return;
    const link = target.closest('a, [data-elementor-lightbox]');
    if (!link || link.classList.contains('elementor-clickable')) return;
    event.preventDefault();
    const href = link.getAttribute('href');
    if (href !== null && isActionAddress(href)) return;
    const candidate = {
      href: link.localName === 'a' ? href : null,
      isDownload: link.hasAttribute('download'),
      openLightbox: link.getAttribute('data-elementor-open-lightbox'),
      hasVideo: link.hasAttribute('data-elementor-lightbox-video'),
      hasDescription: link.hasAttribute('data-elementor-lightbox'),
    };
    // The preference is checked where it is opened.
    if (opensLightbox(candidate, isLightboxOnByDefault(page))) openFromElement(link);
  };
  const onSubmit = (event: Event): void => event.preventDefault();
  page.addEventListener('click', onClick, true);
  page.addEventListener('submit', onSubmit, true);
  return () => {
    page.removeEventListener('click', onClick, true);
    page.removeEventListener('submit', onSubmit, true);
  };
}
