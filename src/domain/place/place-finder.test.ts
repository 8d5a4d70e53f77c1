import { expect, it } from "vitest"
import { isFirstMeant, placeFinderOf } from "./place-finder.ts"

const many = (name: string, regionCode: string, first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ zipCode: String(first + index), name, regionCode }))

const find = placeFinderOf([
  ...many("Frankfurt (Oder)", "BB", 15_230, 3),
  ...many("Freiburg (Elbe)", "NI", 21_729, 1),
  ...many("Neustadt", "SH", 23_730, 1),
  ...many("Biel/Bienne", "BE", 25_020, 4),
  ...many("Halle/Saale", "ST", 26_108, 6),
  ...many("Halle (Saale)", "ST", 26_118, 1),
  ...many("Halle", "NI", 37_620, 1),
  ...many("Sankt Pölten", "NOE", 31_000, 5),
  ...many("St. Pölten-Harland", "NOE", 31_040, 1),
  ...many("Neustadt", "SH", 35_279, 1),
  ...many("Biel-Benken", "BL", 41_050, 1),
  ...many("Frankfurt am Main", "HE", 60_308, 20),
  ...many("Neustadt an der Weinstraße", "RP", 67_433, 3),
  ...many("Freiburg im Breisgau", "BW", 79_098, 12),
  ...many("Neuenburg am Rhein", "BW", 79_395, 1),
  ...many("München", "BY", 80_331, 40),
  ...many("Garmisch-Partenkirchen", "BY", 82_467, 1),
  ...many("Freising", "BY", 85_354, 2),
  ...many("N.L. Schwarzheide", "BB", 11_987, 1),
  ...many("Landsberg a. Lech", "BY", 86_899, 1),
  ...many("Neunburg vorm Wald", "BY", 92_431, 1)
])

it.each([
  ["Freiburg", "79098 21729", true],
  ["freiburg i. Br.", "79098", true],
  ["Freiburg/Elbe", "21729", true],
  ["Biel", "25020 41050", true],
  ["Bienne", "25020", true],
  ["Biel (Bienne)", "25020", true],
  ["Halle", "26108 37620", true],
  ["Frankfurt", "60308 15230", true],
  ["Frankfurt an der Oder", "15230", true],
  ["Landsberg am Lech", "86899", true],
  ["Landsberg a.Lech", "86899", true],
  ["St. Poelten", "31000 31040", true],
  ["Sankt Polten", "31000 31040", true],
  ["muenchen", "80331", true],
  ["MUNCHEN", "80331", true],
  ["München Schwabing", "80331", true],
  ["Partenkirchen", "82467", true],
  ["Neuenburg", "79395", true],
  ["G. Partenkirchen", "82467", true],
  ["Nieder Lausitz Schwarzheide", "11987", true],
  ["Neustadt", "67433 23730 35279", false],
  ["Neustadt Weinstr.", "67433", true],
  ["Frei", "79098 85354 21729", true],
  ["Freis", "85354", true],
  ["F.", "", false],
  ["?!", "", false],
  ["Nirgendwo", "", false]
])("%j finds %j; the first is a clear match: %s", (written, zips, isClear) => {
  const found = find(written)
  expect([found.map(({ zipCodes }) => zipCodes[0]).join(" "), isFirstMeant(found)]).toEqual([zips, isClear])
})

it("a place has the postal codes of all its spellings", () => {
  expect(find("Halle an der Saale")[0]?.zipCodes).toHaveLength(7)
})
