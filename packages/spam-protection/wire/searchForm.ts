/** A search form that the server has marked for checking. */
export const SEARCH_FORM = 'form[apbct-form-sign=native_search]';
