import * as Effect from "effect/Effect"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { ShopApi } from "../../contract/shop.api.ts"
import { addHeaders } from "../http/cookies.ts"
import { refusals } from "../http/refusals.ts"
import { commonLists } from "./common-lists.ts"
import { TrustedShops } from "./trusted-shops.ts"

/** Common lists and trust figures (shop.md 7). */
export const siteHandlers = HttpApiBuilder.group(ShopApi, "site", (handlers) =>
  handlers.handleAll({
    common: ({ query }) => Effect.succeed(commonLists(query.countryId)),
    trustedShops: Effect.fnUntraced(function* ({ params }) {
      const { quality } = yield* TrustedShops
      const figures = yield* quality(params.id)
      if (figures === undefined) return yield* Effect.fail(refusals.notFound)
      yield* addHeaders({ "cache-control": "public, max-age=3600" })
      return figures
    })
  })
)
