/** The nonce that a page would contain for calls to the spam protection. */
export async function freshNonce(baseURL: string): Promise<string> {
  const answer = await fetch(`${baseURL}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'spbc_remote_call_action=get_fresh_wpnonce&plugin_name=antispam&nonce_prev=0123456789',
  });
  const { wpnonce }: { wpnonce: string } = await answer.json();
  return wpnonce;
}
