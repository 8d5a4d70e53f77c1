import { pageIn, textIn } from "./list-query.ts"

const states = { angenommen: "accepted", abgelehnt: "refused" } as const

export type ApplicationsStand = keyof typeof states

/** Search parameters of the queue: waiting applications or those with a given decision, and the page. */
export interface ApplicationsQuery {
  readonly stand?: ApplicationsStand
  readonly seite?: number
}

export const applicationsQueryOf = (search: Readonly<Record<string, unknown>>): ApplicationsQuery => {
  const word = textIn(search["stand"])
  const stand = (["angenommen", "abgelehnt"] as const).find((each) => each === word)
  const seite = pageIn(search)
  return { ...(stand !== undefined && { stand }), ...(seite > 1 && { seite }) }
}

/** Converts the search parameters to the query of the API call. */
export const applicationsCallOf = ({ stand, seite }: ApplicationsQuery) => ({
  ...(stand !== undefined && { state: states[stand] }),
  ...(seite !== undefined && { page: seite })
})
