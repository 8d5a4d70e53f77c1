import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { refusals } from "../http/refusals.ts"

const later = () => Effect.fail(refusals.unavailable)

/** A dealer's price lists (rule price-list.check). */
export const priceListsHandlers = HttpApiBuilder.group(ShopApi, "priceLists", (handlers) =>
  handlers.handleAll({
    show: later,
    check: later,
    preview: later,
    publish: later,
    history: later,
    former: later,
    restore: later,
    withdraw: later,
    keys: later,
    addKey: later,
    revokeKey: later
  })
)

/** The same for a dealer's programs (rule price-list.keys). */
export const priceListKeyHandlers = HttpApiBuilder.group(ShopApi, "priceListKey", (handlers) =>
  handlers.handleAll({ current: later, put: later, test: later })
)
