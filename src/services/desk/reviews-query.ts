import { accountIdIn, pageIn, textIn } from "./list-query.ts"

type Search = Readonly<Record<string, unknown>>

const ownStates = { offen: "open", beantwortet: "answered" } as const
const queueStates = { entfernt: "removed", sichtbar: "published" } as const

export type OwnReviewsStand = keyof typeof ownStates
export type ReviewQueueStand = keyof typeof queueStates

const queryOf = <Stand extends string>(stands: ReadonlyArray<Stand>, search: Search) => {
  const word = textIn(search["stand"])
  const stand = stands.find((each) => each === word)
  const seite = pageIn(search)
  return { ...(stand !== undefined && { stand }), ...(seite > 1 && { seite }) }
}

/** Search parameters of a dealer's reviews: all, or only those with or without an answer, and the page. */
export interface OwnReviewsQuery {
  readonly stand?: OwnReviewsStand
  readonly seite?: number
}

export const ownReviewsQueryOf = (search: Search): OwnReviewsQuery =>
  queryOf(["offen", "beantwortet"], search)

/** Converts the search parameters to the query of the API call. */
export const ownReviewsCallOf = ({ stand, seite }: OwnReviewsQuery) => ({
  ...(stand !== undefined && { state: ownStates[stand] }),
  ...(seite !== undefined && { page: seite })
})

/** Search parameters of the review queue: open reviews, or those with another status, and the page. */
export interface ReviewQueueQuery {
  readonly stand?: ReviewQueueStand
  readonly seite?: number
  /** Id of a single review to show, whatever its status; the other parameters are then ignored. */
  readonly bewertung?: number
}

export const reviewQueueQueryOf = (search: Search): ReviewQueueQuery => {
  const bewertung = accountIdIn(search["bewertung"])
  return bewertung === undefined ? queryOf(["entfernt", "sichtbar"], search) : { bewertung }
}

/** Converts the search parameters to the query of the API call. */
export const reviewQueueCallOf = ({ stand, seite, bewertung }: ReviewQueueQuery) => ({
  ...(bewertung !== undefined && { reviewId: bewertung }),
  ...(stand !== undefined && { state: queueStates[stand] }),
  ...(seite !== undefined && { page: seite })
})
