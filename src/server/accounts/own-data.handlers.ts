import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { deleteAccount } from "./delete-account.ts"
import { extract } from "./extract.ts"

/** Handlers for all data of an account: export and deletion. */
export const ownDataHandlers = HttpApiBuilder.group(ShopApi, "ownData", (handlers) =>
  handlers.handleAll({
    extract: () => orUnavailable(extract),
    delete: ({ payload }) => orUnavailable(deleteAccount(payload))
  })
)
