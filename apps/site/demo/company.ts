/**
 * Sill & Marrow does not exist. Its telephone number is from the range that is kept free for drama, its mail domain
 * from the one kept free for examples.
 */
export const company = {
  name: 'Sill & Marrow',
  tagline: 'Glasshouses in timber and iron, built and mended at Ashmere since 1987.',
  telephone: { label: '01632 960 187', href: 'tel:+441632960187' },
  mail: { label: 'bench@sillandmarrow.example', href: 'mailto:bench@sillandmarrow.example' },
  address: ["Cooper's Yard", 'Ashmere', 'SM19 8GH'],
  hours: 'Monday to Friday, 7.30 to 4. The kettle is on at ten.',
} as const;
