import { expect, it } from 'vitest';
import { checkOf, type ExternalCheck } from './checkOf.ts';
import { sendThroughServer } from './sendThroughServer.ts';

const ELSEWHERE = 'action="https://forms.example.net/send" method="post"';

it.each([
  'id="x-give-form-1"',
  'id="give-next-gen"',
  'id="frmCalc2"',
  'id="ihf-contact-request-form"',
  'id="wpforms-form-7"',
  'id="fast-cmp-form"',
  'id="site-search"',
  'class="a search-form"',
  'class="hs-form stacked"',
  'class="ihc-form-create-edit"',
  'class="nf-form-content"',
  'class="elementor-form"',
  'class="wpforms-form"',
  'class="et_pb_searchform"',
])('SP-47 a form with %s is left alone', (attributes) => {
  expect(check(`<form ${attributes} ${ELSEWHERE}></form>`)).toBe('none');
});

it.each<[string, ExternalCheck]>([
  [`<form ${ELSEWHERE}><div class="search-form"></div></form>`, 'none'],
  [`<form class="own" ${ELSEWHERE}><div class="search-form"></div></form>`, 'detour'],
  [`<form class="hs-form" data-hs-cf-bound ${ELSEWHERE}></form>`, 'detour'],
  [`<form action="https://www.paypal.com/cgi-bin/webscr"></form>`, 'none'],
  [`<div class="mewtwo-widget wide"><form ${ELSEWHERE}></form></div>`, 'none'],
  [`<div class="wide mewtwo-widget"><form ${ELSEWHERE}></form></div>`, 'detour'],
  [`<div class="b24-form-content"><form ${ELSEWHERE}></form></div>`, 'none'],
])('SP-47 %s: %s', (html, expected) => {
  expect(check(html)).toBe(expected);
});

it.each(
  'app.convertkit.com app.kit.com api.kit.com mailerlite.com colcolmail.co.uk paypal.com infusionsoft.com secure2.convio.net hookb.in external.url tp.media flodesk.com sendfox.com aweber.com secure.payu.com mautic.example crm.zoho.com eloqua.com kulahub.net eocampaign1.com wufoo.com activehosted.com publisher.copernica.com list-manage.com'.split(
    ' ',
  ),
)('SP-47 a form for %s is checked in a copy', (host) => {
  expect(check(`<form action="https://${host}/forms/1" method="post"></form>`)).toBe('copy');
});

it.each<[string, ExternalCheck]>([
  ['<form class="chaty" action="https://web.whatsapp.com/send"></form>', 'copy'],
  ['<form class="whatsapp-chaty-form" action="https://web.whatsapp.com/send"></form>', 'copy'],
  ['<form action="https://web.whatsapp.com/send"></form>', 'detour'],
  ['<form id="mauticform_contact"></form>', 'copy'],
  ['<form id="delivra-external-form"></form>', 'copy'],
  ['<form><div class="cb-form-group"></div></form>', 'copy'],
  ['<form class="sp-element-container"></form>', 'copy'],
  ['<div class="b24-form"><form></form></div>', 'copy'],
  ['<div class="et_pb_contact_form_0" data-redirect_url="https://x.example/"><form></form></div>', 'copy'],
  ['<div class="et_pb_contact_form_0" data-redirect_url=""><form></form></div>', 'none'],
  ['<form data-mailing-list-id="7" action="https://x.example/"></form>', 'button'],
  ['<form action="https://webto.salesforce.com/servlet"></form>', 'button'],
  ['<form action="https://x.example/"><a href="https://www.activecampaign.com/">By</a></form>', 'button'],
  ['<form class="hs-form" action="https://forms.hsforms.com/1" data-hs-cf-bound></form>', 'button'],
  ['<form action="//other.example/x"></form>', 'detour'],
  ['<form action="https://here.example/x"></form>', 'none'],
  ['<form action="/send"></form>', 'none'],
  ['<form></form>', 'none'],
  ['<form action="https://x.example/"><input type="file" name="cv"></form>', 'none'],
  ['<form action="https://x.example/"><input name="action"><input name="id"></form>', 'detour'],
  [
    '<form action="https://x.example/"><input name="matches"><input name="querySelector"><input name="getAttribute"></form>',
    'detour',
  ],
  ['<form id="mauticform_x"><input name="matches"><input name="parentElement"></form>', 'copy'],
])('SP-47 %s: %s', (html, expected) => {
  expect(check(html)).toBe(expected);
});

it.each([
  ['method="POST"', 'post'],
  ['method=""', 'get'],
  ['', 'get'],
])('SP-47 a form with %s says %s on its detour', (method, expected) => {
  const place = document.createElement('div');
  place.innerHTML = `<form ${method} action="https://x.example/"><input name="method"></form>`;
  const form = place.querySelector('form');
  if (form) sendThroughServer(form);
  expect(place.querySelector('[name=cleantalk_hidden_method]')?.getAttribute('value')).toBe(expected);
  expect(form?.getAttribute('method')).toBe('POST');
});

function check(html: string): ExternalCheck {
  const place = document.createElement('div');
  place.innerHTML = html;
  const form = place.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return checkOf(form, 'here.example');
}
