/** How people look for names, whatever the locale of the database: Ä beside A, capitals as small ones (rule desk.order). */
export const germanOrder = 'collate "de-x-icu"'
