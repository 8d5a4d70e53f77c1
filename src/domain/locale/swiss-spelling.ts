import type { LocaleCode } from "./locale.ts"

/** Swiss German uses "ss" where German and Austrian texts use "ß" (rule page.swiss-spelling). */
export const swissSpelling = (text: string): string => text.replaceAll("ß", "ss")

/** Returns the shop's own text in a locale's spelling; do not use it for texts of others. */
export const spelledIn =
  (locale: LocaleCode) =>
  (text: string): string =>
    locale === "ch" ? swissSpelling(text) : text
