import type { CountryId } from "../../domain/place/country.ts"

/**
 * Places without deliveries in the sample: German islands and the enclave of Büsingen, Austrian high valleys that can
 * only be reached through Germany, car-free and remote places in Switzerland, and the north of Liechtenstein.
 */
const prefixes: Readonly<Record<CountryId, ReadonlyArray<string>>> = {
  1: [
    "18565",
    "25849",
    "2594",
    "2599",
    "26465",
    "26474",
    "26486",
    "2654",
    "26571",
    "26579",
    "26757",
    "27498",
    "78266"
  ],
  2: ["6691", "699", "645", "5562", "965"],
  3: ["382", "3906", "3920", "3987", "3992", "6491", "756", "948"]
}

export const unservedPrefixes = (countryId: CountryId): ReadonlyArray<string> => prefixes[countryId]

export const isUnserved = (countryId: CountryId, zipCode: string): boolean =>
  prefixes[countryId].some((prefix) => zipCode.startsWith(prefix))
