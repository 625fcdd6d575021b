import autocannon from 'autocannon';
import { freshNonce } from '../freshNonce.ts';
import { type Measurement, row } from '../Measurement.ts';

const SECONDS = 4;
const CONNECTIONS = 50;
const BODY = new URLSearchParams({
  cookies: JSON.stringify({
    ct_ps_timestamp: 1_700_000_000,
    ct_mouse_moved: true,
    ct_has_scrolled: true,
    ct_timezone: 2,
    ct_screen_info: { fullWidth: 1440, fullHeight: 900, visibleWidth: 1440, visibleHeight: 800 },
  }),
}).toString();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export const measurement: Measurement = {
  name: `Alternative sessions stored durably (${CONNECTIONS} connections, load on the same machine)`,
  async run({ site }) {
    const nonce = await freshNonce(site.baseURL);
    const send = (seconds: number) =>
      autocannon({
        url: `${site.baseURL}/wp-json/cleantalk-antispam/v1/alt_sessions`,
        method: 'POST',
        connections: CONNECTIONS,
        duration: seconds,
        body: BODY,
        headers: { ...FORM, 'x-wp-nonce': nonce },
        // Every request is from a different visitor: one row per connection would be too easy.
        setupClient: (client) => {
          client.setHeaders({ ...FORM, 'x-wp-nonce': nonce, 'user-agent': `bench ${Math.random()}` });
        },
      });
    await send(1);
    const result = await send(SECONDS);
    return [
      row('alt_sessions', result.requests.total / result.duration, '/s', { atLeast: 2_000 }),
      row('alt_sessions: p99', result.latency.p99, 'ms'),
      row('answers that are not 2xx', result.non2xx + result.errors, '', { atMost: 0 }),
    ];
  },
};
