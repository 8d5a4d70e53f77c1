import { type CountryId, countryIds } from "../../domain/place/country.ts"
import type { PromptSort, PromptState } from "../../domain/prompt/prompt.ts"
import { pageIn, textIn } from "./list-query.ts"

const states = { laufend: "running", geplant: "planned", beendet: "ended" } as const satisfies Readonly<
  Record<string, PromptState>
>

/** The sort orders by their names in the URL; if the URL contains none, notices are sorted by their start. */
const sorts = { geaendert: "changed" } as const satisfies Readonly<Record<string, PromptSort>>

export type PromptsSort = keyof typeof sorts

export type PromptsStand = keyof typeof states

export const promptsStands = ["laufend", "geplant", "beendet"] as const

/** Search parameters of the list of notices: search text, status, country, sort order, page. */
export interface PromptsQuery {
  readonly suche?: string
  readonly stand?: PromptsStand
  readonly land?: CountryId
  readonly sortierung?: PromptsSort
  readonly seite?: number
}

/** Reads search parameters; invalid values are left out, so that the same list always has the same URL. */
export const promptsQueryOf = (search: Readonly<Record<string, unknown>>): PromptsQuery => {
  const suche = textIn(search["suche"])
  const stand = promptsStands.find((each) => each === search["stand"])
  const land = countryIds.find((id) => String(id) === String(search["land"]))
  const isByChange = search["sortierung"] === "geaendert"
  const seite = pageIn(search)
  return {
    ...(suche !== "" && { suche }),
    ...(stand && { stand }),
    ...(land && { land }),
    ...(isByChange && { sortierung: "geaendert" as const }),
    ...(seite > 1 && { seite })
  }
}

/** Converts the search parameters to the query of the API call. */
export const promptsCallOf = ({ suche, stand, land, sortierung, seite }: PromptsQuery) => ({
  ...(suche !== undefined && { search: suche }),
  ...(stand !== undefined && { state: states[stand] }),
  ...(land !== undefined && { country: land }),
  ...(sortierung !== undefined && { sort: sorts[sortierung] }),
  ...(seite !== undefined && { page: seite })
})
