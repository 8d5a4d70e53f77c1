import { HttpApiBuilder } from "effect/http-api"
import { Effect } from "effect"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { addressRows, orderAddresses, saveAddresses } from "./addresses.ts"
import { addressesOf, removeAddressOf, saveAddressOf } from "./customer-addresses.ts"
import { baseData, saveBaseData } from "./base-data.ts"
import { discardDraft } from "./open-drafts.ts"
import { customerHome, ownOrders } from "./own-orders.ts"
import { signedIn } from "./signed-in.ts"

const addresses = Effect.gen(function* () {
  const { accountId } = yield* signedIn
  return { items: yield* addressRows(accountId) }
})

/** Handlers for the customer area (rule account.area). */
export const customerHandlers = HttpApiBuilder.group(ShopApi, "customer", (handlers) =>
  handlers.handleAll({
    home: () => orUnavailable(customerHome),
    discardDraft: ({ params }) => orUnavailable(discardDraft(params.orderDraftId)),
    orders: ({ query }) => orUnavailable(ownOrders(query)),
    baseData: () => orUnavailable(baseData),
    saveBaseData: ({ payload }) => orUnavailable(saveBaseData(payload)),
    addresses: () => orUnavailable(addresses),
    saveAddresses: ({ payload }) => orUnavailable(saveAddresses(payload)),
    addressesOf: ({ params }) => orUnavailable(addressesOf(params.id)),
    saveAddressOf: ({ params, payload }) => orUnavailable(saveAddressOf(params.id, payload)),
    removeAddressOf: ({ params: { id, addressId }, payload: { version } }) =>
      orUnavailable(removeAddressOf(id, { id: addressId, version })),
    orderAddresses: ({ params, query }) => orUnavailable(orderAddresses(params.countryId, query))
  })
)
