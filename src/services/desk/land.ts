import { type CountryId, countryIds } from "../../domain/place/country.ts"
import { type KeptValues, localValues } from "../browser/storage.ts"
import { textIn } from "./list-query.ts"

/** The country whose orders a list shows, or all countries. */
export type Land = CountryId | "alle"

const landOfText = (text: string | undefined): Land | undefined =>
  text === "alle" ? text : countryIds.find((id) => String(id) === text)

/** Returns the country in the URL; `undefined` if there is none, so that the country selected before stays selected. */
export const landIn = (search: Readonly<Record<string, unknown>>): Land | undefined =>
  landOfText(textIn(search["land"]))

/** Returns the selected country; `null` for all countries. */
export const landOf = (land: Land | undefined): CountryId | null =>
  land === undefined || land === "alle" ? null : land

/** Storage key of the country that was selected in the desk; it is stored in the browser, independent of the locale. */
const key = "desk.land"

export const keptLand = (values: KeptValues = localValues): Land | undefined => landOfText(values.get(key))

export const keepLand = (land: Land, values: KeptValues = localValues): void =>
  values.set(key, land.toString())
