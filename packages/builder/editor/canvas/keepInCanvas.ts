import { isActionAddress } from '../../runtime/actions/actionHash.ts';
import { isLightboxOnByDefault, openFromElement } from '../../runtime/actions/lightbox.ts';
import { opensLightbox } from '../../runtime/actions/opensLightbox.ts';

/** On a page that is edited links lead nowhere and forms send nothing; pictures open where their author wants them to. */
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
    // Whether it may open here is the preference's to say, and is asked where it is opened.
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
