import { dateOfDay } from "./day.ts"
import type { Dealer } from "./dealer.ts"
import { randomOf } from "./random.ts"
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

const starsFrom = (chance: number, quality: number): number =>
  // quality 1 gives mostly five stars, 0 mostly threes
  Math.max(1, Math.min(5, Math.round(2.6 + 2.4 * quality + 2.2 * (chance - 0.62))))

/** Reviews of a dealer, newest last; some dealers have none yet. */
export const reviewsOf = (seed: number, dealer: Dealer, today: number): ReadonlyArray<ReviewRow> => {
  const random = randomOf(seed, `reviews/${dealer.id}`)
  const quality = random.next() ** 0.6
  const count = random.integer(0, maxReviews)
  const days = Array.from({ length: count }, () => today - random.integer(3, 900)).toSorted((a, b) => a - b)
  return days.map((day, index) => {
    const stars = starsFrom(random.next(), quality)
    return {
      id: (dealer.id - 100_000) * maxReviews + index + 1,
      dealer_id: dealer.id,
      stars,
      body: reviewText(stars, random),
      verified_purchase: random.chance(0.85),
      created_at: `${dateOfDay(day)}T${String(random.integer(7, 21)).padStart(2, "0")}:${String(random.integer(10, 59))}:00Z`
    }
  })
}

/** Rating 0 to 100 as the mean of the stars, 20 a star; 0 without a review. */
export const ratingOf = (reviews: ReadonlyArray<ReviewRow>): number =>
  reviews.length === 0
    ? 0
    : Math.round((20 * reviews.reduce((sum, { stars }) => sum + stars, 0)) / reviews.length)
