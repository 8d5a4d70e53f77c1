/**
 * What every dealer begins with: as if so many buyers had given so many stars. A single opinion does not decide, and with
 * every further one this counts for less.
 */
export const assumed = { reviews: 5, stars: 3.5 } as const

/** How many published reviews of a dealer give one, two, three, four and five stars. */
export type Distribution = readonly [number, number, number, number, number]

export const noReviews: Distribution = [0, 0, 0, 0, 0]

const countOf = (distribution: Distribution): number => distribution.reduce((sum, count) => sum + count, 0)

const sumOf = (distribution: Distribution): number =>
  distribution.reduce((sum, count, index) => sum + count * (index + 1), 0)

export interface DealerFigure {
  /** 0 to 100, at 20 a star; 0 without a review. */
  readonly rating: number
  readonly count: number
}

/** A dealer's figure: the Bayesian mean of the published reviews (rule review.figure). */
export const dealerFigure = (distribution: Distribution): DealerFigure => {
  const count = countOf(distribution)
  if (count === 0) return { rating: 0, count }
  const mean = (sumOf(distribution) + assumed.reviews * assumed.stars) / (count + assumed.reviews)
  return { rating: Math.round(20 * mean), count }
}

/** The plain mean of the stars, which is shown beside the figure; null without a review. */
export const plainMean = (distribution: Distribution): number | null => {
  const count = countOf(distribution)
  return count === 0 ? null : sumOf(distribution) / count
}
