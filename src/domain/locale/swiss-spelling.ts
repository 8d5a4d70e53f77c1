import type { LocaleCode } from "./locale.ts"

/** Swiss German writes "ss" where the others write "ß" (rule page.swiss-spelling). */
export const swissSpelling = (text: string): string => text.replaceAll("ß", "ss")

/** The house's own words as a locale spells them; what somebody else wrote stays as it is. */
export const spelledIn =
  (locale: LocaleCode) =>
  (text: string): string =>
    locale === "ch" ? swissSpelling(text) : text
