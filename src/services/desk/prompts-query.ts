import { type CountryId, countryIds } from "../../domain/place/country.ts"
import type { PromptSort, PromptState } from "../../domain/prompt/prompt.ts"
import { pageIn, textIn } from "./list-query.ts"

const states = { laufend: "running", geplant: "planned", beendet: "ended" } as const satisfies Readonly<
  Record<string, PromptState>
>

/** Without one by their start; the other order by its name in the address. */
const sorts = { geaendert: "changed" } as const satisfies Readonly<Record<string, PromptSort>>

export type PromptsSort = keyof typeof sorts

export type PromptsStand = keyof typeof states

export const promptsStands = ["laufend", "geplant", "beendet"] as const

/** What the address of the notices says: words, how they stand, a country, an order, a page. */
export interface PromptsQuery {
  readonly suche?: string
  readonly stand?: PromptsStand
  readonly land?: CountryId
  readonly sortierung?: PromptsSort
  readonly seite?: number
}

/** Reads an address; what means nothing is left out, so that alike lists have one address. */
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

/** The same for a call. */
export const promptsCallOf = ({ suche, stand, land, sortierung, seite }: PromptsQuery) => ({
  ...(suche !== undefined && { search: suche }),
  ...(stand !== undefined && { state: states[stand] }),
  ...(land !== undefined && { country: land }),
  ...(sortierung !== undefined && { sort: sorts[sortierung] }),
  ...(seite !== undefined && { page: seite })
})
