import type { LocaleCode } from "./locale.ts"

/** Swiss German writes "ss" where the others write "ß" (rule page.swiss-spelling). */
export const swissSpelling = (text: string): string => text.replaceAll("ß", "ss")

/** The shop's own texts as a locale spells them; texts of others stay as they are. */
export const spelledIn =
  (locale: LocaleCode) =>
  (text: string): string =>
    locale === "ch" ? swissSpelling(text) : text
