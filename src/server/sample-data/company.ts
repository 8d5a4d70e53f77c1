import type { CountryId } from "../../domain/place/country.ts"
import type { Random } from "./random.ts"
import { slugOf } from "../../domain/place/slug.ts"

const woods = [
  "Tannen",
  "Fichten",
  "Buchen",
  "Eichen",
  "Lärchen",
  "Erlen",
  "Birken",
  "Ahorn",
  "Kiefern",
  "Eschen",
  "Zirben",
  "Ulmen",
  "Linden"
]
const warmths = [
  "glut",
  "hain",
  "funke",
  "kern",
  "ring",
  "schein",
  "harz",
  "born",
  "steg",
  "rast",
  "feld",
  "quell"
]
const trades = ["Brennstoffe", "Energie", "Wärme", "Pellets", "Holz und Öl", "Heizstoffe"]
const forms: Readonly<Record<CountryId, ReadonlyArray<string>>> = {
  1: ["GmbH", "GmbH & Co. KG", "KG", "OHG"],
  2: ["GmbH", "GmbH & Co KG", "OG", "KG"],
  3: ["AG", "GmbH", "Genossenschaft"]
}
const streets: Readonly<Record<CountryId, ReadonlyArray<string>>> = {
  1: ["Beispielstraße", "Musterweg", "Am Musterhof", "Probestraße", "Musterallee"],
  2: ["Beispielstraße", "Mustergasse", "Am Musterhof", "Probegasse", "Musterweg"],
  3: ["Beispielstrasse", "Musterweg", "Im Musterhof", "Probegasse", "Musterstrasse"]
}
/** Subscriber numbers that start with 0 are never assigned in Austria and Switzerland. */
const phones: Readonly<Record<CountryId, string>> = { 1: "+49 30 23125", 2: "+43 1 000", 3: "+41 44 000" }

/** Returns an unassigned phone number; `number` is 0 to 999. */
export const phoneOf = (countryId: CountryId, number: number): string =>
  `${phones[countryId]} ${String(number).padStart(3, "0")}`

/** Returns a fictitious street with a house number. */
export const streetOf = (countryId: CountryId, random: Random): string =>
  `${random.pick(streets[countryId])} ${random.integer(1, 120)}`

export interface Company {
  readonly name: string
  readonly slug: string
  readonly email: string
  readonly phone: string
  readonly enplusId: string
}

/**
 * Creates a fictitious company: an invented name, an e-mail address under the reserved domain `.example`, and a phone
 * number that is reserved for fiction (Germany) or never assigned. `index` counts the dealers of all countries from 0.
 */
export const companyOf = (countryId: CountryId, index: number, city: string, random: Random): Company => {
  const stem = `${woods[index % woods.length] ?? ""}${warmths[Math.floor(index / woods.length) % warmths.length] ?? ""}`
  const trade = random.pick(trades)
  const isFirstOfItsName = index < woods.length * warmths.length
  const core = isFirstOfItsName ? `${stem} ${trade}` : `${stem} ${trade} ${city} ${index}`
  const slug = slugOf(core)
  return {
    name: `${core} ${random.pick(forms[countryId])}`,
    slug,
    email: `kontakt@${slug}.example`,
    phone: phoneOf(countryId, index % 1000),
    enplusId: `BEISPIEL-${String(index + 1).padStart(3, "0")}`
  }
}
