import type { CountryId } from "./country.ts"

/** A place as it was typed. */
export interface WrittenPlace {
  /** That of the letters before the postal code: "A-1010" is in Austria wherever it is asked for. */
  readonly countryId: CountryId | undefined
  readonly zipCode: string | undefined
  /** What stands beside the postal code; a state, a county or a town. */
  readonly name: string
}

/** As they stand before postal codes, on letters and on cars. */
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

/** Reads "80331 München", "A-1010 Wien" or "CH 8001", also in wide digits; a postal code says more than the name beside it. */
export const readPlace = (written: string): WrittenPlace => {
  // wide letters and digits of Asian keyboards become plain ones
  const text = written.normalize("NFKC").trim()
  const [whole = "", letters = "", zipCode] = code.exec(text) ?? []
  return {
    countryId: countryOfLetters[letters.toUpperCase()],
    zipCode,
    name: text.replace(whole, " ").trim()
  }
}
