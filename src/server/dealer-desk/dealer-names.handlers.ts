import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { findDealerNames } from "./find-dealer-names.ts"

/** The call that finds dealers by name, to choose one of them. */
export const dealerNamesHandlers = HttpApiBuilder.group(ShopApi, "dealerNames", (handlers) =>
  handlers.handle("find", ({ query }) => orUnavailable(findDealerNames(query)))
)
