import { type CountryId, countryIds } from "../../domain/place/country.ts"
import { type KeptValues, localValues } from "../browser/storage.ts"
import { textIn } from "./list-query.ts"

/** Whose orders a list shows: those of one country, or all. */
export type Land = CountryId | "alle"

const landOfText = (text: string | undefined): Land | undefined =>
  text === "alle" ? text : countryIds.find((id) => String(id) === text)

/** What an address says of it; undefined where it says nothing, and what was chosen before goes on. */
export const landIn = (search: Readonly<Record<string, unknown>>): Land | undefined =>
  landOfText(textIn(search["land"]))

/** The country that is meant; null for all of them. */
export const landOf = (land: Land | undefined): CountryId | null =>
  land === undefined || land === "alle" ? null : land

/** The desk's country is kept in the browser, whatever locale is looked at next. */
const key = "desk.land"

export const keptLand = (values: KeptValues = localValues): Land | undefined => landOfText(values.get(key))

export const keepLand = (land: Land, values: KeptValues = localValues): void =>
  values.set(key, land.toString())
