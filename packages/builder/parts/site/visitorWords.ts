import { inLanguage } from '@portico/kernel/languages';
import { useLanguage } from './Language.ts';

/** Texts of widgets that their authors cannot change, or did not. */
export interface VisitorWords {
  readonly search: string;
  readonly searchFor: string;
  readonly searchHint: string;
  readonly logIn: string;
  readonly userName: string;
  readonly lostPassword: string;
  readonly menu: string;
  readonly closeMenu: string;
  readonly breadcrumbs: string;
  readonly furtherPosts: string;
  readonly pages: string;
  readonly page: string;
  /** Titles that WordPress gives to its widgets. */
  readonly archives: string;
  readonly categories: string;
  readonly meta: string;
  readonly recentComments: string;
  readonly recentPosts: string;
  readonly tags: string;
}

export const english: VisitorWords = {
  search: 'Search',
  searchFor: 'Search for',
  searchHint: 'Type to start searching...',
  logIn: 'Log In',
  userName: 'Username or Email Address',
  lostPassword: 'Lost your password?',
  menu: 'Menu',
  closeMenu: 'Close menu',
  breadcrumbs: 'Breadcrumbs',
  furtherPosts: 'Further posts',
  pages: 'Pages',
  page: 'Page',
  archives: 'Archives',
  categories: 'Categories',
  meta: 'Meta',
  recentComments: 'Recent Comments',
  recentPosts: 'Recent Posts',
  tags: 'Tags',
};

const others: Readonly<Record<string, VisitorWords>> = {
  ar: {
    search: 'بحث',
    searchFor: 'البحث عن',
    searchHint: 'اكتب للبحث…',
    logIn: 'تسجيل الدخول',
    userName: 'اسم المستخدم أو البريد الإلكتروني',
    lostPassword: 'هل نسيت كلمة المرور؟',
    menu: 'القائمة',
    closeMenu: 'إغلاق القائمة',
    breadcrumbs: 'مسار التنقل',
    furtherPosts: 'مقالات أخرى',
    pages: 'الصفحات',
    page: 'الصفحة',
    archives: 'الأرشيف',
    categories: 'التصنيفات',
    meta: 'معلومات',
    recentComments: 'أحدث التعليقات',
    recentPosts: 'أحدث المقالات',
    tags: 'الوسوم',
  },
  de: {
    search: 'Suchen',
    searchFor: 'Suche nach',
    searchHint: 'Suchbegriff eingeben …',
    logIn: 'Anmelden',
    userName: 'Benutzername oder E-Mail-Adresse',
    lostPassword: 'Passwort vergessen?',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    breadcrumbs: 'Navigationspfad',
    furtherPosts: 'Weitere Beiträge',
    pages: 'Seiten',
    page: 'Seite',
    archives: 'Archive',
    categories: 'Kategorien',
    meta: 'Meta',
    recentComments: 'Neueste Kommentare',
    recentPosts: 'Neueste Beiträge',
    tags: 'Schlagwörter',
  },
  es: {
    search: 'Buscar',
    searchFor: 'Buscar',
    searchHint: 'Escriba para buscar…',
    logIn: 'Acceder',
    userName: 'Nombre de usuario o correo electrónico',
    lostPassword: '¿Ha olvidado su contraseña?',
    menu: 'Menú',
    closeMenu: 'Cerrar el menú',
    breadcrumbs: 'Ruta de navegación',
    furtherPosts: 'Más entradas',
    pages: 'Páginas',
    page: 'Página',
    archives: 'Archivos',
    categories: 'Categorías',
    meta: 'Meta',
    recentComments: 'Comentarios recientes',
    recentPosts: 'Entradas recientes',
    tags: 'Etiquetas',
  },
  fr: {
    search: 'Rechercher',
    searchFor: 'Rechercher',
    searchHint: 'Saisissez votre recherche…',
    logIn: 'Se connecter',
    userName: 'Identifiant ou adresse e-mail',
    lostPassword: 'Mot de passe oublié ?',
    menu: 'Menu',
    closeMenu: 'Fermer le menu',
    breadcrumbs: 'Fil d’Ariane',
    furtherPosts: 'Autres articles',
    pages: 'Pages',
    page: 'Page',
    archives: 'Archives',
    categories: 'Catégories',
    meta: 'Méta',
    recentComments: 'Commentaires récents',
    recentPosts: 'Articles récents',
    tags: 'Étiquettes',
  },
};

/** In the language of the page; in English for languages that we do not know. */
export function useVisitorWords(): VisitorWords {
  return inLanguage(others, useLanguage()) ?? english;
}

/** What an author left as it came is in the language of the page, too. */
export function unlessChanged(text: string, came: string, words: string): string {
  return text === came ? words : text;
}
