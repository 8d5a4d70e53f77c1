import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { findDealerNames } from "./find-dealer-names.ts"

/** Dealers by name, for choosing one. */
export const dealerNamesHandlers = HttpApiBuilder.group(ShopApi, "dealerNames", (handlers) =>
  handlers.handle("find", ({ query }) => orUnavailable(findDealerNames(query)))
)
