import type { GalleryEntry } from '@portico/kernel/gallery';
import { PopupView } from '../document/PopupView.tsx';
import { pageActionHash } from '../runtime/actions/createActionHash.ts';
import { type BuilderElement, POPUP_CLOSE_ACTION, POPUP_OPEN_ACTION, POPUP_TYPE } from '../wire/public.ts';
import { GalleryElement } from './GalleryElement.tsx';

const ID = 'popup';

export const popupGallery: GalleryEntry = {
  slug: 'popup',
  title: 'Popup',
  summary: 'A box that opens over a page, by itself or from a link, and keeps the focus until it is closed.',
  group: 'Page builder',
  sections: [
    {
      heading: 'At a link',
      note: 'Escape, the cross, and a click beside it close it. So does the button in it.',
      settings: { entrance_animation: 'fadeIn' },
      example: (
        <>
          <GalleryElement
            element={button(
              'eb10001',
              'Open it',
              pageActionHash(POPUP_OPEN_ACTION, { id: ID, toggle: false }),
            )}
          />
          <PopupView
            title="A word before you go"
            document={{
              ...{ id: ID, type: POPUP_TYPE },
              settings: { entrance_animation: 'fadeIn' },
              elements: [
                {
                  ...{ id: 'eb10002', elType: 'container', settings: {} },
                  elements: [
                    widget('eb10003', 'heading', { title: 'A word before you go' }),
                    widget('eb10004', 'text-editor', { editor: '<p>The harbour is open on Saturdays.</p>' }),
                    button('eb10005', 'Thank you', pageActionHash(POPUP_CLOSE_ACTION)),
                  ],
                },
              ],
            }}
          />
        </>
      ),
    },
  ],
};

function widget(id: string, widgetType: string, settings: BuilderElement['settings']): BuilderElement {
  return { id, elType: 'widget', widgetType, settings, elements: [] };
}

function button(id: string, text: string, url: string): BuilderElement {
  return widget(id, 'button', { text, link: { url } });
}
