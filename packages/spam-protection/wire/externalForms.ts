/** Forms that other products send to other hosts, as selectors: which are left alone, and how the rest is checked. */

const containing = (attribute: string, words: string): string =>
  words
    .split(' ')
    .map((word) => `[${attribute}*="${word}"]`)
    .join();

const SKIPPED_CLASSES =
  'search-form hs-form ihc-form-create-edit nf-form-content elementor-form wpforms et_pb_searchform';

/** By the form's own ID and action, whatever else is known about it. */
export const SKIPPED = `${containing('id', 'give-form give-next-gen frmCalc ihf-contact-request-form wpforms fast-cmp-form search')},[action*="paypal.com/cgi-bin/webscr"]`;
/** By the form's class; by the classes inside it if it has none. */
export const SKIPPED_CLASS = containing('class', SKIPPED_CLASSES);
/** Matches if the parent's first class contains one of these words. */
export const SKIPPED_PARENT = /^\S*(mewtwo|b24-form-content)/;
/** HubSpot's scripts have bound it: its classes then say nothing. */
export const BOUND = '[data-hs-cf-bound]';

/** Their own scripts would send them on the first click: these are checked in a copy. */
export const CHECKED_IN_A_COPY = `${containing(
  'action',
  'app.convertkit.com app.kit.com api.kit.com mailerlite.com colcolmail.co.uk paypal.com infusionsoft.com secure2.convio.net hookb.in external.url tp.media flodesk.com sendfox.com aweber.com secure.payu.com mautic crm.zoho.com eloqua.com kulahub.net eocampaign1.com wufoo.com activehosted.com publisher.copernica.com list-manage.com',
)},[class*=chaty][action*="whatsapp.com"],${containing('id', 'mauticform_ delivra-external-form')},.sp-element-container,.b24-form form,[class*=et_pb_] form[data-redirect_url],[class*=et_pb_][data-redirect_url]:not([data-redirect_url=""]) form`;
/** Recognised by their first child. */
export const COPIED_FIRST_CHILD = 'cb-form-group';

/** These have scripts that must stay on the form itself: only their button is replaced. */
export const CHECKED_AT_THE_BUTTON =
  '[data-mailing-list-id],[action*="webto.salesforce.com"],[action*="hsforms.com"][data-hs-cf-bound]';
export const CHECKED_AT_THE_BUTTON_INSIDE = '[href*="activecampaign"]';
export const FRAMED_FORMS = 'iframe.sender-form-box,.sender-form-box iframe';
/** The same by the class of a form in any frame. */
export const FORM_IN_A_FRAME = 'form.sender-form-box';

/** These are added to the page late, and again after they were sent. */
export const LATE_FORMS = 'form[id*=hsForm],form[id*=createuser].ihc-form-create-edit';
/** These stay after they were sent, and are checked again. */
export const CHECKED_AGAIN = '[action*=mautic],[id*=mauticform_],[action*="list-manage.com"]';
/** Their scripts listen for the click, not for the submit event. */
export const SENT_BY_CLICK = '.newsletterform,.ml-block-form';
export const HUBSPOT = '[id*=hsForm],[action*="hsforms.com"]';

export const KLAVIYO_FORM = 'form.klaviyo-form';
export const KLAVIYO_BUTTON = 'button.needsclick';
export const KLAVIYO_COVER = 'apbct-klaviyo-cover';
export const SOCIAL_LOGIN = '#nsl-custom-login-form-main a';

/** Forms and chats in other hosts' frames: they cannot be accessed, so they are covered until the visitor has been checked. */
export const COVERED_FRAMES =
  'iframe[src*="typeform.com"],iframe[src*="zohopublic"],iframe[src*="surepathconnect"],iframe[src*="dubsado"],iframe[src*="hsforms"],iframe[src*="hubspot"],iframe[src*="facebook.com/plugins/feedback"],iframe[src*="facebook.com/plugins/comments"],iframe[id*=chatway_widget_app],iframe[class*=chatway_widget_app]';
export const COVERED_BOXES = 'div[class*="Window__Content-sc"],div[class*="WidgetBackground__Content-sc"]';
export const COVER_NAME = 'apbct_cover';
export const COVERED_KEYS = {
  IFRAME: 'apbct_outside_functional_protected_tags__IFRAME',
  DIV: 'apbct_outside_functional_protected_tags__DIV',
} as const;
export const COVER_TEXTS = {
  checking: 'CleanTalk Anti-Spam checking data..',
  blocked: 'Blocked by CleanTalk Anti-Spam',
} as const;

/** Endpoints of the site itself that check their own forms. */
export const INTERNAL_EXCEPTIONS = /(wp-login|wp-comments-post|admin-ajax|admin-post)\.php/;
