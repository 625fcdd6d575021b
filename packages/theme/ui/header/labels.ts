import { inLanguage } from '@portico/kernel/languages';
import type { HeaderLabels } from './HeaderContent.ts';

export const englishLabels: HeaderLabels = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  search: 'Search',
  searchFor: 'Search for',
  close: 'Close',
  openSubMenu: 'More under',
  switchPalette: 'Switch between day and night',
  cart: 'Cart',
};

const labels: Readonly<Record<string, HeaderLabels>> = {
  en: englishLabels,
  ar: {
    skipToContent: 'انتقل إلى المحتوى',
    mainNavigation: 'القائمة الرئيسية',
    menu: 'القائمة',
    closeMenu: 'إغلاق القائمة',
    search: 'بحث',
    searchFor: 'البحث عن',
    close: 'إغلاق',
    openSubMenu: 'المزيد ضمن',
    switchPalette: 'التبديل بين النهار والليل',
    cart: 'السلة',
    found: [
      'النتائج',
      'لا نتائج بعد.',
      'نتيجة واحدة. استخدم الأسهم للوصول إليها.',
      'عدد النتائج: %. استخدم الأسهم للوصول إليها.',
    ],
  },
  de: {
    skipToContent: 'Zum Inhalt springen',
    mainNavigation: 'Hauptmenü',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    search: 'Suchen',
    searchFor: 'Suche nach',
    close: 'Schließen',
    openSubMenu: 'Mehr unter',
    switchPalette: 'Zwischen Tag und Nacht wechseln',
    cart: 'Warenkorb',
    found: [
      'Treffer',
      'Noch nichts gefunden.',
      'Ein Treffer. Mit den Pfeiltasten erreichen Sie ihn.',
      '% Treffer. Mit den Pfeiltasten erreichen Sie sie.',
    ],
  },
  es: {
    skipToContent: 'Saltar al contenido',
    mainNavigation: 'Menú principal',
    menu: 'Menú',
    closeMenu: 'Cerrar el menú',
    search: 'Buscar',
    searchFor: 'Buscar',
    close: 'Cerrar',
    openSubMenu: 'Más en',
    switchPalette: 'Cambiar entre día y noche',
    cart: 'Carrito',
    found: [
      'Resultados',
      'Todavía no hay resultados.',
      'Un resultado. Use las flechas para llegar a él.',
      '% resultados. Use las flechas para llegar a ellos.',
    ],
  },
  fr: {
    skipToContent: 'Aller au contenu',
    mainNavigation: 'Menu principal',
    menu: 'Menu',
    closeMenu: 'Fermer le menu',
    search: 'Rechercher',
    searchFor: 'Rechercher',
    close: 'Fermer',
    openSubMenu: 'Plus dans',
    switchPalette: 'Passer du jour à la nuit',
    cart: 'Panier',
    found: [
      'Résultats',
      'Aucun résultat pour l’instant.',
      'Un résultat. Utilisez les flèches pour l’atteindre.',
      '% résultats. Utilisez les flèches pour les atteindre.',
    ],
  },
};

/** The header's texts in a language; falls back to English. */
export function headerLabelsIn(language: string): HeaderLabels {
  return inLanguage(labels, language) ?? englishLabels;
}
