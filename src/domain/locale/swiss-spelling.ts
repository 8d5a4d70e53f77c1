import type { LocaleCode } from "./locale.ts"

/** Replaces "ß" by "ss", as in Swiss German (rule page.swiss-spelling). */
export const swissSpelling = (text: string): string => text.replaceAll("ß", "ss")

/** Returns the shop's own text in a locale's spelling; do not use it for texts written by others. */
export const spelledIn =
  (locale: LocaleCode) =>
  (text: string): string =>
    locale === "ch" ? swissSpelling(text) : text
