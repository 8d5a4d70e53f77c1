import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { keptForPages } from "../http/kept-for-pages.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { Memories } from "../ports/memories.ts"
import { alarmList, alarmOfLink, followAlarmLink, saveAlarms, subscribe } from "./alarms.ts"
import { alarmsOfCustomer } from "./customer-alarms.ts"
import { watchedLabel, type WatchedPrice, watchedToday } from "./watched-price.ts"

/** Handlers for price alarms and the newsletter (rule account.alarms). */
export const alarmsHandlers = HttpApiBuilder.group(
  ShopApi,
  "alarms",
  Effect.fnUntraced(function* (handlers) {
    const keepWatched = keptForPages<WatchedPrice | undefined>(600, yield* Memories, watchedLabel)
    return handlers.handleAll({
      list: () => orUnavailable(alarmList),
      listOf: ({ params }) => orUnavailable(alarmsOfCustomer(params.id)),
      save: ({ payload }) => orUnavailable(saveAlarms(payload)),
      subscribe: ({ payload }) => orUnavailable(subscribe(payload)),
      watched: ({ params: { countryId }, query: { productId, zipCode = "", state } }) =>
        orUnavailable(watchedToday({ countryId, productId, zipCode, state }, keepWatched)),
      show: ({ params }) => orUnavailable(alarmOfLink(params.token)),
      follow: ({ payload }) => orUnavailable(followAlarmLink(payload.token))
    })
  })
)
