import { expect, it } from "vitest"
import { addressCountry } from "./address-country.ts"

it.each([
  [3, "9490", "LI", "Liechtenstein"],
  [3, "9485", "LI", "Liechtenstein"],
  [3, "9498", "LI", "Liechtenstein"],
  [3, "9484", "CH", "Schweiz"],
  [3, "9499", "CH", "Schweiz"],
  [3, "8001", "CH", "Schweiz"],
  [2, "9490", "AT", "Österreich"],
  [1, "94850", "DE", "Deutschland"]
] as const)(
  "in country %i, %s is in %s, %s (rule country.liechtenstein)",
  (countryId, zipCode, iso, name) => {
    expect(addressCountry({ countryId, zipCode })).toMatchObject({ iso, name })
  }
)
