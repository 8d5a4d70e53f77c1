import { isoOfDay } from "../../domain/price/local-day.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { dealerFigure, type DealerFigure, type Distribution } from "../../domain/review/figure.ts"
import type { Dealer } from "./dealer.ts"
import { type Random, randomOf } from "./random.ts"
import { replyText, reviewText } from "./review-text.ts"

/** A row of table `review` whose review belongs to no order of the sample data. */
export interface ReviewRow {
  readonly dealer_id: number
  readonly product_group_id: ProductGroupId
  readonly delivered_on: string
  readonly stars: number
  readonly delivery: number
  readonly quality: number
  readonly service: number
  readonly body: string
  readonly first_name: string
  readonly place: string
  readonly created_at: string
  readonly answer: string | null
  readonly answered_at: string | null
  readonly answer_writes: number
  readonly version: number
}

const maxReviews = 60

const firstNames = [
  "Anna",
  "Bernd",
  "Christine",
  "Dieter",
  "Eva",
  "Franz",
  "Gabi",
  "Heinz",
  "Ilse",
  "Josef",
  "Karin"
]

/**
 * Picks the stars of a review at random; `quality` is the dealer's quality from 0 to 1. Most dealers get between four
 * and five stars on average, and most also get some bad reviews.
 */
const starsFrom = (quality: number, random: Random): number => {
  const mean = random.chance(0.05) ? 2 : 3.7 + 1.2 * quality
  return Math.max(1, Math.min(5, Math.round(mean + random.between(-1, 1))))
}

/** Picks the stars of a dealer's reviews; a few dealers have no reviews yet, most have some, and some have many. */
const starsOf = (seed: number, dealer: Dealer): ReadonlyArray<number> => {
  const random = randomOf(seed, `reviews/${dealer.id}`)
  const quality = random.next() ** 0.5
  const count = Math.floor((maxReviews + 1) * random.next() ** 2.5)
  return Array.from({ length: count }, () => starsFrom(quality, random))
}

/** Calculates a dealer's rating from the reviews (rule review.figure). */
export const sampleFigure = (seed: number, dealer: Dealer): DealerFigure => {
  const stars = starsOf(seed, dealer)
  const of = (mark: number) => stars.filter((each) => each === mark).length
  const distribution: Distribution = [of(1), of(2), of(3), of(4), of(5)]
  return dealerFigure(distribution)
}

const near = (stars: number, random: Random): number =>
  Math.max(1, Math.min(5, stars + random.integer(-1, 1)))

const momentOf = (day: number, random: Random): string =>
  `${isoOfDay(day)}T${String(random.integer(7, 21)).padStart(2, "0")}:${String(random.integer(10, 59))}:00Z`

/** Returns a dealer's reviews: all are published, some have a reply by the dealer, and some show the buyer's name. */
export const reviewsOf = (seed: number, dealer: Dealer, today: number): ReadonlyArray<ReviewRow> => {
  // if only some product groups are loaded, a dealer may sell none of them
  if (dealer.groups.length === 0) return []
  const random = randomOf(seed, `review-texts/${dealer.id}`)
  return starsOf(seed, dealer).map((stars) => {
    const day = today - random.integer(3, 900)
    const isNamed = random.chance(0.6)
    const isAnswered = random.chance(stars <= 2 ? 0.6 : 0.15)
    return {
      dealer_id: dealer.id,
      product_group_id: random.pick(dealer.groups),
      delivered_on: isoOfDay(day - random.integer(2, 12)),
      stars,
      delivery: near(stars, random),
      quality: near(stars, random),
      service: near(stars, random),
      body: reviewText(stars, random),
      first_name: isNamed ? random.pick(firstNames) : "",
      place: isNamed ? random.pick(dealer.areas).home.name : "",
      created_at: momentOf(day, random),
      answer: isAnswered ? replyText(stars, random) : null,
      answered_at: isAnswered ? momentOf(day + 1, random) : null,
      answer_writes: isAnswered ? 1 : 0,
      version: isAnswered ? 3 : 2
    }
  })
}
