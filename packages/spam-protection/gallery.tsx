import type { GalleryEntry } from '@portico/kernel/gallery';
import { IslandStyle } from '@portico/kernel/islands/react';
import { Html } from './ui/gallery/Html.tsx';
import { ScrollToTop } from './ui/index.ts';

const GROUP = 'Spam protection';

/** The addresses on the decoder's page. The server encodes them with its own key before they are shown. */
export const ADDRESSES_TO_HIDE = `<p>Write to workshop@example.com, or
<a href="mailto:orders@example.com?subject=An%20order">orders@example.com</a>.</p>
<p>The office: <a href="mailto:office@example.com">send a message</a>.</p>`;

/** The gallery pages for the spam protection. `encodedAddresses` is the text above, encoded. */
export function spamProtectionGallery(encodedAddresses: string): readonly GalleryEntry[] {
  return [
    {
      slug: 'email-decoder',
      title: 'Hidden addresses',
      summary: 'Addresses that programs do not find in the page, and that one click makes readable.',
      group: GROUP,
      sections: [
        {
          heading: 'Hidden in a text and in links',
          note: 'Click one, or reach it with Tab and press Enter. All of them are decoded with one call, two seconds after the button.',
          settings: { 'Hide email addresses': 'yes', 'How they look': 'blurred' },
          example: <Html html={encodedAddresses} />,
        },
      ],
    },
    {
      slug: 'email-check',
      title: 'Email check',
      summary:
        'An icon at the end of the field says whether an address can receive mail. It does not keep anybody from sending.',
      group: GROUP,
      inlineScripts: [settings({ data__email_check_exist_post: 1, data__email_check_before_post: 1 })],
      sections: [
        {
          heading: 'Looked up when the visitor leaves the field',
          note: 'Point at the icon to read what it means. An empty field has none.',
          settings: { 'Check that the address exists': 'yes' },
          example: <Html html={commentForm('email-check')} />,
        },
      ],
    },
    {
      slug: 'real-person-badge',
      title: 'Real-person badge',
      summary:
        'Comments that a person has written, as far as a server can tell, carry a badge that explains itself.',
      group: GROUP,
      inlineScripts: [settings({ theRealPerson: BADGE })],
      sections: [
        {
          heading: 'Beside the author',
          note: 'Point at it, click it, tap it or press Enter. It closes a second after the pointer has left, and at a click elsewhere.',
          settings: { 'Show the badge': 'yes' },
          example: (
            <>
              <IslandStyle name="real-person-badge" />
              <Html html={COMMENTS} />
            </>
          ),
        },
      ],
    },
    {
      slug: 'block-message',
      title: 'Message about a refused submission',
      summary: 'What a visitor sees when the server has refused a form, whichever product sent it.',
      group: GROUP,
      inlineScripts: [MODAL_BUTTONS],
      sections: [
        {
          heading: 'Refused, loading, asked',
          note: 'Escape, the cross and a click beside it close it. The keyboard stays inside until then.',
          example: (
            <div className="p-cluster" id="modal-states">
              <button type="button" className="p-button" data-modal="message">
                A message
              </button>{' '}
              <button type="button" className="p-button" data-modal="loading">
                Loading
              </button>{' '}
              <button type="button" className="p-button" data-modal="confirm">
                A question
              </button>
            </div>
          ),
        },
      ],
    },
    {
      slug: 'scroll-to-top',
      title: 'Scroll to top',
      summary: 'A button that appears on the way down and leads back up.',
      group: GROUP,
      inlineScripts: [
        'var to_top_options = {"scroll_offset":"200","icon_opacity":"80","icon_bg_color":"#b93c1b","icon_color":"#ffffff","border_radius":"50","margin_x":"24","margin_y":"24"};',
      ],
      sections: [
        {
          heading: 'Past 200 pixels',
          note: 'Scroll down: it fades in at the lower right. It is a button for the keyboard too.',
          settings: {
            scroll_offset: '200',
            icon_opacity: '80',
            border_radius: '50',
            location: 'bottom-right',
          },
          example: (
            <>
              {Array.from({ length: 6 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are alike and never move.
                <p key={index}>
                  A page has to be long before anybody misses its beginning. This one goes on for a while, so
                  that there is something to come back from: read on, look at the lower corner, and press what
                  has appeared there.
                </p>
              ))}
              <ScrollToTop />
            </>
          ),
        },
      ],
    },
    {
      slug: 'protected-search',
      title: 'Protected search',
      summary: 'A search is sent once its signals have been sent to the server.',
      group: GROUP,
      inlineScripts: [settings({ settings__forms__search_test: 1 })],
      sections: [
        {
          heading: 'With a trap that only robots fill in',
          settings: { 'Check searches': 'yes' },
          example: <Html html={SEARCH} />,
        },
      ],
    },
    {
      slug: 'protected-comment',
      title: 'Protected comment form',
      summary: 'An ordinary form, to which signals for the spam check are added invisibly.',
      group: GROUP,
      sections: [{ heading: 'As every form on this site', example: <Html html={commentForm('comment')} /> }],
    },
    ...cookieModes(),
  ];
}

function cookieModes(): GalleryEntry[] {
  const modes = [
    ['none', 'Signals are kept in the browser alone and travel in a hidden field. There is no cookie.'],
    ['native', 'Signals are kept in cookies of this site.'],
    ['alternative', 'Signals are kept on the server, for a day. There is no cookie.'],
  ] as const;
  return modes.map(([mode, summary]) => ({
    slug: `cookies-${mode}`,
    title: `Cookie mode: ${mode}`,
    summary,
    group: GROUP,
    inlineScripts: [settings({ data__cookies_type: mode })],
    sections: [
      {
        heading: 'A form in this mode',
        note: 'Look at the cookies and the storage of this page in the browser’s developer tools.',
        settings: { data__cookies_type: mode },
        example: <Html html={commentForm(`mode-${mode}`)} />,
      },
    ],
  }));
}

/** Where this page's settings differ from the site's. */
function settings(changes: Readonly<Record<string, unknown>>): string {
  return `Object.assign(ctPublic, ${JSON.stringify(changes).replaceAll('<', '\\u003c')});`;
}

function commentForm(id: string): string {
  return `<form class="comment-form p-form" id="${id}" method="post" action="/gallery/">
<p><label for="${id}-author">Name</label> <input id="${id}-author" name="author" autocomplete="name"></p>
<p><label for="${id}-email">Email</label> <input id="${id}-email" name="email" type="email" autocomplete="email"></p>
<p><label for="${id}-comment">Comment</label> <textarea id="${id}-comment" name="comment" rows="4"></textarea></p>
</form>`;
}

const SEARCH = `<form class="p-form" apbct-form-sign="native_search" role="search" action="/gallery/" method="get">
<p><label for="protected-search">Search</label> <input id="protected-search" name="s" type="search"></p>
<input type="hidden" class="apbct_special_field apbct_email_id__search_form" name="apbct__email_id__search_form" value="">
<button class="p-button">Search</button></form>`;

const COMMENTS = `<ul role="list"><li id="gallery-comment-1" class="comment apbct-trp"><article class="comment-body">
<footer class="comment-meta"><div class="comment-author vcard"><b class="fn">A visitor</b> <span class="says">says:</span></div></footer>
<div class="comment-content"><p>The hinges you sent fit to the millimetre. Thank you.</p></div></article></li></ul>`;

const BADGE = {
  phrases: {
    trpHeading: 'The Real Person Badge!',
    trpContent1: 'Verified as a real person and not a bot. The comment was approved without pre-moderation.',
    trpContent2: 'Portico spam protection',
    trpContentLearnMore: 'Learn more',
  },
  trpContentLink: '/gallery/',
  imgPersonUrl: '/spam-protection/real-person.svg',
  imgShieldUrl: '/spam-protection/real-person-shield.svg',
};

/** The page's own script, using the modal as another product would. */
const MODAL_BUTTONS = `document.addEventListener('click', function (event) {
  var button = event.target.closest('[data-modal]'), modal = window.cleantalkModal;
  if (!button || !modal) return;
  if (button.dataset.modal === 'loading') { modal.loading = true; modal.open(); modal.loading = false; return; }
  modal.loaded = 'This message looks like advertising and was not sent. If it is not, please call us: we read every complaint.';
  modal.open();
  if (button.dataset.modal === 'confirm') modal.confirm('Forget the draft?', 'The text that you have begun to write on this page will be gone.', '', function () {});
});`;
