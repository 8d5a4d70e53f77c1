import { type ContentKind, contentKinds } from "../../../domain/content/content-page.ts"
import { deskListSize, type PageSort, pageSorts } from "../../../domain/content/page-draft.ts"
import { type PublicationState, publicationStates } from "../../../domain/content/publication.ts"
import { type CountryId, countryIds } from "../../../domain/place/country.ts"
import { pageIn, textIn } from "../list-query.ts"
import { numberIn } from "../span-query.ts"

/** Search parameters of the list of pages; all are optional. */
export interface CmsQuery {
  readonly suche?: string
  readonly art?: ContentKind
  readonly stand?: PublicationState
  readonly land?: CountryId
  readonly redakteur?: number
  readonly sortierung?: PageSort
  readonly ansicht?: "baum"
  readonly seite?: number
}

/** Reads search parameters; invalid values are left out, so that the same list always has the same URL. */
export const cmsQueryOf = (search: Readonly<Record<string, unknown>>): CmsQuery => {
  const suche = textIn(search["suche"])
  const art = contentKinds.find((kind) => kind === search["art"])
  const stand = publicationStates.find((state) => state === search["stand"])
  const land = countryIds.find((id) => String(id) === String(search["land"]))
  const redakteur = numberIn(search["redakteur"], 2_147_483_647)
  const sortierung = pageSorts.find((sort) => sort === search["sortierung"])
  const seite = pageIn(search)
  return {
    ...(suche !== "" && { suche }),
    ...(art && { art }),
    ...(stand && { stand }),
    ...(land && { land }),
    ...(redakteur && { redakteur }),
    ...(sortierung && sortierung !== "path" && { sortierung }),
    ...(search["ansicht"] === "baum" && { ansicht: "baum" as const }),
    ...(seite > 1 && { seite })
  }
}

/** Converts the search parameters to the query of the API call; a tree needs all pages. */
export const cmsCallOf = ({ suche, art, stand, land, redakteur, sortierung, ansicht, seite }: CmsQuery) => ({
  ...(suche && { search: suche }),
  ...(art && { kind: art }),
  ...(stand && { state: stand }),
  ...(land && { country: land }),
  ...(redakteur && { editor: redakteur }),
  ...(ansicht === "baum"
    ? { size: deskListSize.most, sort: "path" as const }
    : { ...(sortierung && { sort: sortierung }), ...(seite && { page: seite }) })
})
