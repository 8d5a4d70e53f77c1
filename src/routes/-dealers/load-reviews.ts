import type { CountryId } from "../../domain/place/country.ts"
import type { DealerReviews } from "../../domain/review/review-list.ts"
import { type ReviewWish, reviewWishOf } from "../../domain/review/review-wish.ts"
import type { Client } from "../../services/client/client.ts"
import { reviewsOfDealer } from "../../services/client/review-routes.gen.ts"

/** A selection of a dealer's reviews with its filters. */
export interface LoadedReviews {
  readonly wish: ReviewWish
  readonly reviews: DealerReviews
}

/** Loads the reviews of a dealer for a URL; `null` for an unknown dealer, `undefined` if no response arrives. */
export const loadReviews = async (
  client: Client,
  { countryId, dealerId }: { readonly countryId: CountryId; readonly dealerId: number },
  search: Readonly<Record<string, unknown>>
): Promise<LoadedReviews | null | undefined> => {
  const wish = reviewWishOf(search)
  const { page, sort, stars } = wish
  const answer = await client.call(reviewsOfDealer, {
    params: { countryId, dealerId },
    query: { page, sort, ...(stars !== null && { stars }) }
  })
  if (answer.type === "ok") return { wish, reviews: answer.value }
  return answer.type === "refused" && answer.status === 404 ? null : undefined
}
