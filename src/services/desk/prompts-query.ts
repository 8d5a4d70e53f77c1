import { type CountryId, countryIds } from "../../domain/place/country.ts"
import type { PromptState } from "../../domain/prompt/prompt.ts"
import { pageIn, textIn } from "./list-query.ts"

const states = { laufend: "running", geplant: "planned", beendet: "ended" } as const satisfies Readonly<
  Record<string, PromptState>
>

export type PromptsStand = keyof typeof states

export const promptsStands = ["laufend", "geplant", "beendet"] as const

/** What the address of the notices says: words, how they stand, a country, a page. */
export interface PromptsQuery {
  readonly suche?: string
  readonly stand?: PromptsStand
  readonly land?: CountryId
  readonly seite?: number
}

/** Reads an address; what means nothing is left out, so that alike lists have one address. */
export const promptsQueryOf = (search: Readonly<Record<string, unknown>>): PromptsQuery => {
  const suche = textIn(search["suche"])
  const stand = promptsStands.find((each) => each === search["stand"])
  const land = countryIds.find((id) => String(id) === String(search["land"]))
  const seite = pageIn(search)
  return {
    ...(suche !== "" && { suche }),
    ...(stand && { stand }),
    ...(land && { land }),
    ...(seite > 1 && { seite })
  }
}

/** The same for a call. */
export const promptsCallOf = ({ suche, stand, land, seite }: PromptsQuery) => ({
  ...(suche !== undefined && { search: suche }),
  ...(stand !== undefined && { state: states[stand] }),
  ...(land !== undefined && { country: land }),
  ...(seite !== undefined && { page: seite })
})
