import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { findDealerNames } from "./find-dealer-names.ts"

/** The API endpoint that finds dealers by name, so that a user can choose one of them. */
export const dealerNamesHandlers = HttpApiBuilder.group(ShopApi, "dealerNames", (handlers) =>
  handlers.handle("find", ({ query }) => orUnavailable(findDealerNames(query)))
)
