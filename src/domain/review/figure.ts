/**
 * Reviews that are assumed for every dealer from the start, so that a single review does not determine the rating;
 * their weight decreases with every further review.
 */
export const assumed = { reviews: 5, stars: 3.5 } as const

/** Numbers of a dealer's published reviews with one, two, three, four and five stars. */
export type Distribution = readonly [number, number, number, number, number]

export const noReviews: Distribution = [0, 0, 0, 0, 0]

const countOf = (distribution: Distribution): number => distribution.reduce((sum, count) => sum + count, 0)

const sumOf = (distribution: Distribution): number =>
  distribution.reduce((sum, count, index) => sum + count * (index + 1), 0)

export interface DealerFigure {
  /** 0 to 100, 20 per star; 0 if there are no reviews. */
  readonly rating: number
  readonly count: number
}

/** Returns a dealer's rating: the Bayesian mean of the published reviews (rule review.figure). */
export const dealerFigure = (distribution: Distribution): DealerFigure => {
  const count = countOf(distribution)
  if (count === 0) return { rating: 0, count }
  const mean = (sumOf(distribution) + assumed.reviews * assumed.stars) / (count + assumed.reviews)
  return { rating: Math.round(20 * mean), count }
}

/** Returns the plain mean of the stars, which is shown next to the dealer's rating; `null` if there are no reviews. */
export const plainMean = (distribution: Distribution): number | null => {
  const count = countOf(distribution)
  return count === 0 ? null : sumOf(distribution) / count
}
