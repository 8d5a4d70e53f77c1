import type { Address } from "./address.ts"

/** Each country's name for the VAT number of a company (rule law.country-texts). */
export const taxNumberName = { 1: "USt-IdNr.", 2: "UID-Nummer", 3: "MWST-Nr." } as const

/**
 * Returns the line with the buyer's VAT number for documents, e.g. "UID-Nummer ATU12345678", or an empty text if the
 * buyer has no number. Austrian bills above 10 000 € must show the number (§ 11 (1) no. 3 b UStG); the shop shows it on
 * all documents of such a buyer.
 */
export const taxNumberLine = ({ countryId, vatId }: Pick<Address, "countryId" | "vatId">): string =>
  vatId.trim() === "" ? "" : `${taxNumberName[countryId]} ${vatId.trim()}`
