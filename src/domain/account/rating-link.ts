/** An order that may be rated by its link; `placedAt` is a moment. */
export interface RatedOrder {
  readonly orderNumber: string
  readonly dealerName: string
  readonly productName: string
  readonly placedAt: string
  readonly isRated: boolean
  /** Whether it was placed by the dealer's own staff. */
  readonly isOwn: boolean
  /** What the review would tell of the buyer, if the buyer wants it to. */
  readonly firstName: string
  readonly place: string
}

export type RatingLink =
  | { readonly kind: "valid"; readonly order: RatedOrder }
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable" }

/** What is asked of an order, 1 to 5 stars each (rule account.rating). */
export type RatingCriterion = "stars" | "delivery" | "quality" | "service"

export const ratingCriteria: ReadonlyArray<RatingCriterion> = ["stars", "delivery", "quality", "service"]

/** At most so many characters of opinion. */
export const longestOpinion = 2000

export interface Opinion {
  readonly stars: number
  readonly text: string
  readonly criteria: { readonly delivery: number; readonly quality: number; readonly service: number }
  /** Whether first name and place may be published. */
  readonly isNamed: boolean
}

/** The opinion that a form holds, or what of it is missing. */
export const readOpinion = (
  given: Readonly<Record<RatingCriterion, number | null>>,
  text: string,
  isNamed: boolean
): { readonly opinion: Opinion } | { readonly missing: ReadonlyArray<RatingCriterion> } => {
  const { stars, delivery, quality, service } = given
  if (stars === null || delivery === null || quality === null || service === null)
    return { missing: ratingCriteria.filter((criterion) => given[criterion] === null) }
  return {
    opinion: { stars, text: text.slice(0, longestOpinion), criteria: { delivery, quality, service }, isNamed }
  }
}
