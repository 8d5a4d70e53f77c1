import type { CountryId } from "./country.ts"

/** A place as typed. */
export interface WrittenPlace {
  /**
   * The country indicated by the letters before the postal code: "A-1010" is in Austria, whatever the current country.
   */
  readonly countryId: CountryId | undefined
  readonly zipCode: string | undefined
  /** The text without the postal code: a state, county or town. */
  readonly name: string
}

/** Country letters, as used before postal codes and on number plates. */
const countryOfLetters: Readonly<Record<string, CountryId>> = {
  D: 1,
  DE: 1,
  A: 2,
  AT: 2,
  CH: 3,
  FL: 3,
  LI: 3
}

const code = /(?<![\p{L}\d])(?:(DE?|AT?|CH|FL|LI)[\s‐-–-]*)?(\d{4,5})(?!\d)/iu

/**
 * Parses "80331 München", "A-1010 Wien" or "CH 8001", also in full-width digits; a postal code takes precedence over
 * the name next to it.
 */
export const readPlace = (written: string): WrittenPlace => {
  // converts full-width letters and digits of Asian keyboards
  const text = written.normalize("NFKC").trim()
  const [whole = "", letters = "", zipCode] = code.exec(text) ?? []
  return {
    countryId: countryOfLetters[letters.toUpperCase()],
    zipCode,
    name: text.replace(whole, " ").trim()
  }
}
