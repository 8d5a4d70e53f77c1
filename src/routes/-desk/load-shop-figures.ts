import type { Locale } from "../../domain/locale/locale.ts"
import { spanProblem } from "../../domain/statistics/period.ts"
import { landOf } from "../../services/desk/land.ts"
import { shopFiguresQueryOf, shopFiguresWishOf } from "../../services/desk/shop-figures-query.ts"
import { type Search, todayIn } from "../../services/desk/span-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { shopFigures } from "../../services/queries/shop-figures.ts"
import type { Asking } from "../../services/queries/question.ts"

interface Loading {
  readonly context: Asking & { readonly locale: Pick<Locale, "countryId"> }
  readonly abortController: AbortController
}

/** Loads the shop statistics page: the filters in its URL, and the response. */
export const loadShopFigures = async (at: Loading, search: Search) => {
  const query = shopFiguresQueryOf(search)
  const today = todayIn(landOf(query.land) ?? at.context.locale.countryId, new Date())
  const wish = shopFiguresWishOf(query, today)
  // a period that the server would refuse is not requested: its field shows the validation error
  const first = spanProblem(wish) === undefined ? await loaded(at, shopFigures(wish)) : undefined
  return { query, today, wish, first }
}
