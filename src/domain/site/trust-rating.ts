import type { LocaleCode } from "../locale/locale.ts"

/** The trust-rating service's home in each country (rule page.trust-block). */
const homes: Readonly<Record<LocaleCode, string>> = {
  de: "https://www.trustedshops.de",
  "de-AT": "https://www.trustedshops.at",
  ch: "https://www.trustedshops.ch"
}

/** Where the reviews of a shop can be read one by one; `id` is the locale's at the trust-rating service. */
export const trustRatingLink = (code: LocaleCode, id: string): string =>
  `${homes[code]}/bewertung/info_${encodeURIComponent(id)}.html`

/** What the service says for a mark that it has no words for. */
export const noMarkInWords = "Keine Daten"
