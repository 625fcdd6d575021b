import { createContext, useContext } from 'react';
import type { SiteFacts } from '../../wire/public.ts';

/** What the site says about itself, for widgets that show it. The gallery has a sample site. */
const Facts = createContext<SiteFacts | null>(null);

export const SiteFactsProvider = Facts.Provider;

export function useSiteFacts(): SiteFacts {
  return useContext(Facts) ?? SAMPLE_SITE;
}

const link = (label: string, children: SampleItem['children'] = []): SampleItem => ({
  id: label,
  label,
  href: `#${label.toLowerCase()}`,
  children,
});
type SampleItem = SiteFacts['menus'][number]['items'][number];

const SAMPLE_SITE: SiteFacts = {
  name: 'The name of the site',
  tagline: 'What the site is about',
  logo: null,
  mark: { lines: 'M4 32V14L18 4l14 10v18z', filled: '' },
  menus: [
    {
      id: 1,
      name: 'Main menu',
      isMain: true,
      items: [
        link('Home'),
        link('Services', [link('Plans'), link('Repairs')]),
        link('About'),
        link('Contact'),
      ],
    },
  ],
  search: { action: '/', page: '/search/' },
  cartPage: '/cart/',
  telephone: '+44 20 7946 0000',
  email: 'hello@example.com',
  place: ['1 High Street', 'AB1 2CD Town'],
  profiles: ['https://www.instagram.com/example', 'https://www.linkedin.com/company/example'],
  year: 2026,
  path: '#home',
};
