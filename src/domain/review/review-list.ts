import type { Distribution } from "./figure.ts"

/** Sort orders of a review list. */
export const reviewSorts = ["newest", "best", "worst"] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Default number of rows per page. */
export const reviewsPerPage = 10

/** A review as shown publicly; `createdAt` is an instant, `deliveredOn` a day. */
export interface PublicReview {
  readonly id: number
  readonly stars: number
  readonly text: string
  readonly createdAt: string
  readonly productName: string
  readonly deliveredOn: string
  /** Empty unless the buyer agreed to be named. */
  readonly firstName: string
  readonly place: string
  readonly verifiedPurchase: true
  readonly reply: { readonly text: string; readonly createdAt: string } | null
}

/** A page of a dealer's published reviews, with the dealer's rating and the distribution of stars. */
export interface DealerReviews {
  readonly dealerId: number
  readonly dealerName: string
  /** Whether the dealer appears in lists (rule dealer.states). */
  readonly isListed: boolean
  /** 0 to 100. */
  readonly rating: number
  readonly ratingCount: number
  /** The plain mean of the stars. */
  readonly average: number | null
  readonly distribution: Distribution
  readonly items: ReadonlyArray<PublicReview>
  readonly total: number
  readonly page: number
  readonly size: number
}
