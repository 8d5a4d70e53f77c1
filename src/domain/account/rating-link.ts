import { longestReview } from "../review/review.ts"

/** An order that the buyer may rate through a link; `placedAt` is a point in time. */
export interface RatedOrder {
  readonly orderNumber: string
  readonly dealerName: string
  readonly productName: string
  readonly placedAt: string
  readonly isRated: boolean
  /** Whether the user cannot rate it: the dealer's own staff ordered it, or staff act on behalf of the buyer. */
  readonly isOwn: boolean
  /** Details of the buyer that the review shows if the buyer agrees. */
  readonly firstName: string
  readonly place: string
}

export type RatingLink =
  | { readonly kind: "valid"; readonly order: RatedOrder }
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable" }

/** Criteria of a rating, 1 to 5 stars each (rule account.rating). */
export type RatingCriterion = "stars" | "delivery" | "quality" | "service"

export const ratingCriteria: ReadonlyArray<RatingCriterion> = ["stars", "delivery", "quality", "service"]

/** Fields of a review that can have validation errors. */
export type OpinionField = RatingCriterion | "text"

export interface Opinion {
  readonly stars: number
  readonly text: string
  readonly criteria: { readonly delivery: number; readonly quality: number; readonly service: number }
  /** Whether the first name and place may be published. */
  readonly isNamed: boolean
}

/** Returns the review entered in a form, or the fields that are missing; `text` if the text is too long. */
export const readOpinion = (
  given: Readonly<Record<RatingCriterion, number | null>>,
  text: string,
  isNamed: boolean
): { readonly opinion: Opinion } | { readonly wrong: ReadonlyArray<OpinionField> } => {
  const { stars, delivery, quality, service } = given
  const isLong = text.length > longestReview
  if (stars === null || delivery === null || quality === null || service === null || isLong)
    return {
      wrong: [
        ...ratingCriteria.filter((criterion) => given[criterion] === null),
        ...(isLong ? (["text"] as const) : [])
      ]
    }
  return { opinion: { stars, text, criteria: { delivery, quality, service }, isNamed } }
}
