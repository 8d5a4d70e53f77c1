/** Swiss German writes "ss" where the others write "ß" (rule page.swiss-spelling). */
export const swissSpelling = (text: string): string => text.replaceAll("ß", "ss")
