import { isoOfDay } from "../../domain/price/local-day.ts"
import type { Dealer } from "./dealer.ts"
import { type Random, randomOf } from "./random.ts"
import { reviewText } from "./review-text.ts"

/** A row of `review`. */
export interface ReviewRow {
  readonly id: number
  readonly dealer_id: number
  readonly stars: number
  readonly body: string
  readonly verified_purchase: boolean
  readonly created_at: string
}

const maxReviews = 9

/** `quality` 0 to 1 of the dealer; most dealers lie between four and five, every one has its bad days. */
const starsFrom = (quality: number, random: Random): number => {
  const mean = random.chance(0.05) ? 2 : 3.7 + 1.2 * quality
  return Math.max(1, Math.min(5, Math.round(mean + random.between(-1, 1))))
}

/** Reviews of a dealer, newest last; some dealers have none yet. */
export const reviewsOf = (seed: number, dealer: Dealer, today: number): ReadonlyArray<ReviewRow> => {
  const random = randomOf(seed, `reviews/${dealer.id}`)
  const quality = random.next() ** 0.5
  const count = random.integer(0, maxReviews)
  const days = Array.from({ length: count }, () => today - random.integer(3, 900)).toSorted((a, b) => a - b)
  return days.map((day, index) => {
    const stars = starsFrom(quality, random)
    return {
      id: (dealer.id - 100_000) * maxReviews + index + 1,
      dealer_id: dealer.id,
      stars,
      body: reviewText(stars, random),
      verified_purchase: random.chance(0.85),
      created_at: `${isoOfDay(day)}T${String(random.integer(7, 21)).padStart(2, "0")}:${String(random.integer(10, 59))}:00Z`
    }
  })
}

/** Rating 0 to 100 as the mean of the stars, 20 a star; 0 without a review. */
export const ratingOf = (reviews: ReadonlyArray<ReviewRow>): number =>
  reviews.length === 0
    ? 0
    : Math.round((20 * reviews.reduce((sum, { stars }) => sum + stars, 0)) / reviews.length)
