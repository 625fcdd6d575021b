/** PHP in this process has no network, so its calls are made here. A timeout counts as no response. */
export async function answerCalls(message: string): Promise<string> {
  const call: {
    url: string;
    method: string;
    headers: Record<string, string>;
    body: string;
    timeout: number;
  } = JSON.parse(message);
  try {
    const answer = await fetch(call.url, {
      method: call.method,
      headers: call.headers,
      ...(call.method === 'GET' ? {} : { body: call.body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(call.timeout * 1000),
    });
    return JSON.stringify({ status: answer.status, body: await answer.text() });
  } catch (error) {
    return JSON.stringify({ error: String(error) });
  }
}
