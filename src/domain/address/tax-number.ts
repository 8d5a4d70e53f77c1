import type { Address } from "./address.ts"

/** What a country's firms call the number under which they pay VAT (rule law.country-texts). */
export const taxNumberName = { 1: "USt-IdNr.", 2: "UID-Nummer", 3: "MWST-Nr." } as const

/**
 * The buyer's number as documents say it, e.g. "UID-Nummer ATU12345678"; empty without one. Austrian bills above 10 000 €
 * must name it (§ 11 (1) no. 3 b UStG), so each does that has one.
 */
export const taxNumberLine = ({ countryId, vatId }: Pick<Address, "countryId" | "vatId">): string =>
  vatId.trim() === "" ? "" : `${taxNumberName[countryId]} ${vatId.trim()}`
