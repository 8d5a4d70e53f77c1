import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { alarmList, alarmOfLink, followAlarmLink, saveAlarms, subscribe } from "./alarms.ts"
import { alarmsOfCustomer } from "./customer-alarms.ts"
import { watchedToday } from "./watched-price.ts"

/** Price alarms and the newsletter (rule account.alarms). */
export const alarmsHandlers = HttpApiBuilder.group(ShopApi, "alarms", (handlers) =>
  handlers.handleAll({
    list: () => orUnavailable(alarmList),
    listOf: ({ params }) => orUnavailable(alarmsOfCustomer(params.id)),
    save: ({ payload }) => orUnavailable(saveAlarms(payload)),
    subscribe: ({ payload }) => orUnavailable(subscribe(payload)),
    watched: ({ params: { countryId }, query: { productId, zipCode = "" } }) =>
      orUnavailable(watchedToday({ countryId, productId, zipCode })),
    show: ({ params }) => orUnavailable(alarmOfLink(params.token)),
    follow: ({ payload }) => orUnavailable(followAlarmLink(payload.token))
  })
)
