import type { LocaleCode } from "../locale/locale.ts"

/** The trust-rating service's website in each country (rule page.trust-block). */
const homes: Readonly<Record<LocaleCode, string>> = {
  de: "https://www.trustedshops.de",
  "de-AT": "https://www.trustedshops.at",
  ch: "https://www.trustedshops.ch"
}

/**
 * Returns the URL of a shop's individual reviews; `id` is the shop's id at the trust-rating service for this locale.
 */
export const trustRatingLink = (code: LocaleCode, id: string): string =>
  `${homes[code]}/bewertung/info_${encodeURIComponent(id)}.html`

/** The service's text for a rating without a verbal grade. */
export const noMarkInWords = "Keine Daten"
