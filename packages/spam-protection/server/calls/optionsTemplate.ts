import type { SpamSettings } from '../../wire/admin.ts';

/** The modal's body for administrators: the protection's settings in a few lines of HTML. */
export function optionsTemplate(settings: SpamSettings): string {
  const rows = [
    ['Bot detector', settings.botDetector ? 'on' : 'off'],
    ['Cookies', settings.cookiesType],
    ['Proof of work for suspicious messages', settings.proofOfWork ? 'on' : 'off'],
    ['Addresses are encoded', settings.encodeEmails ? 'yes' : 'no'],
    ['Verdicts are kept for', `${settings.retentionDays} days`],
  ];
  const items = rows.map(([name, value]) => `<li><strong>${name}:</strong> ${value}</li>`).join('');
  return `<h3>Spam protection</h3><ul>${items}</ul><p><a href="/admin/spam/settings">Change the settings</a></p>`;
}
