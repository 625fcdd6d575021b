import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedGoogle {
  readonly base: string;
  readonly asked: URL[];
  /** Its next responses; the last one is repeated. */
  play(...answers: RequestListener[]): void;
  close(): Promise<void>;
}

/** A server that plays back recorded responses of Google Places, good ones and bad ones. */
export async function startRecordedGoogle(): Promise<RecordedGoogle> {
  const asked: URL[] = [];
  let answers: RequestListener[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://127.0.0.1'));
    const [next] = answers;
    if (answers.length > 1) answers = answers.slice(1);
    if (next) next(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    asked,
    play: (...next) => {
      answers = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const plays = {
  json:
    (body: unknown): RequestListener =>
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  status:
    (status: number, body = '', headers: Record<string, string> = {}): RequestListener =>
    (_request, response) =>
      response.writeHead(status, headers).end(body),
  text:
    (body: string): RequestListener =>
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(body),
  nothing: (): RequestListener => () => {},
};

/** A response in the shape of the Places API, with invented names and texts. */
export const recordedPlace = {
  id: 'ChIJmadeup',
  displayName: { text: 'Sill & Marrow', languageCode: 'en' },
  googleMapsUri: 'https://maps.google.com/?cid=1',
  rating: 4.8,
  userRatingCount: 127,
  reviews: [
    {
      name: 'places/ChIJmadeup/reviews/one',
      relativePublishTimeDescription: '2 months ago',
      rating: 5,
      text: { text: 'Straight, dry and on time.', languageCode: 'en-US' },
      originalText: { text: 'Gerade, trocken und pünktlich.', languageCode: 'de' },
      authorAttribution: {
        displayName: 'Inga Example',
        uri: 'https://www.google.com/maps/contrib/1',
        photoUri: 'https://lh3.googleusercontent.com/a/one=s128-c0x00000000-cc-rp-mo',
      },
      publishTime: '2026-03-01T10:20:30.123456789Z',
    },
    {
      name: 'places/ChIJmadeup/reviews/two',
      rating: 4,
      text: { text: '<img src=x onerror=alert(1)> & fine', languageCode: 'en' },
      authorAttribution: { displayName: 'Tom', uri: 'javascript:alert(1)' },
      publishTime: '2026-02-01T10:20:30Z',
    },
    { name: 'places/ChIJmadeup/reviews/three', rating: 9, authorAttribution: { displayName: 'Zero' } },
  ],
};
