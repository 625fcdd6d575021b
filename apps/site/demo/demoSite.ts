import type { FooterColumn, LinkItem, NavigationItem, SiteSettings } from '../views/SiteSettings.ts';
import { company } from './company.ts';

/** The demo's settings, with links only to pages that `isKnown` says the server has. */
export function demoSite(isKnown: (path: string) => boolean): SiteSettings {
  const known = <Link extends LinkItem>(links: readonly Link[]) => links.filter((link) => isKnown(link.href));
  const [visit] = known([{ label: 'Arrange a visit', href: '/contact/' }]);
  return {
    name: company.name,
    tagline: company.tagline,
    language: 'en-GB',
    direction: 'ltr',
    palette: 'system',
    navigation: known(navigation).map((item: NavigationItem) =>
      item.children ? { ...item, children: known(item.children) } : item,
    ),
    ...(isKnown('/search/') && { search: { page: '/search/', action: '/' } }),
    ...(isKnown('/cart/') && { cart: { page: '/cart/' } }),
    paletteSwitch: true,
    action: visit ?? { label: `Call ${company.telephone.label}`, href: company.telephone.href },
    footerColumns: [
      {
        title: 'Workshop',
        items: [...company.address.map((label) => ({ label })), company.telephone, company.mail],
      },
      { title: 'Look around', items: known(lookAround) },
      { title: 'On this site', items: known(onThisSite) },
    ].filter((column: FooterColumn) => column.items.length > 0),
    smallPrint: [
      'Sill & Marrow is a fictional company. Its people, customers, prices and glasshouses are invented.',
      'Built with Portico.',
    ],
  };
}

const navigation: readonly NavigationItem[] = [
  {
    label: 'Glasshouses',
    href: '/glasshouses/',
    children: [
      { label: 'New glasshouses', href: '/glasshouses/' },
      { label: 'Restoration', href: '/restoration/' },
      { label: 'The workshop', href: '/workshop/' },
    ],
  },
  { label: 'Journal', href: '/blog/' },
  {
    label: 'Shop',
    href: '/shop/',
    children: [
      { label: 'Parts and tools', href: '/shop/' },
      { label: 'Your cart', href: '/cart/' },
    ],
  },
  { label: 'Reviews', href: '/reviews/' },
  { label: 'Gallery', href: '/gallery/' },
  { label: 'Contact', href: '/contact/' },
];

const lookAround: readonly LinkItem[] = [
  { label: 'Home', href: '/' },
  { label: 'New glasshouses', href: '/glasshouses/' },
  { label: 'Restoration', href: '/restoration/' },
  { label: 'The workshop', href: '/workshop/' },
  { label: 'Journal', href: '/blog/' },
  { label: 'Parts and sundries', href: '/shop/' },
  { label: 'What customers say', href: '/reviews/' },
  { label: 'Arrange a visit', href: '/contact/' },
];

const onThisSite: readonly LinkItem[] = [
  { label: 'Gallery of widgets', href: '/gallery/' },
  { label: 'Privacy', href: '/privacy/' },
  { label: 'Administration', href: '/admin/' },
];
