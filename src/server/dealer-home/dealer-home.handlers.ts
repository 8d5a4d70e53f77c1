import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { overview } from "./overview.ts"

/** The API endpoint for the start page of a dealer's users. */
export const dealerHomeHandlers = HttpApiBuilder.group(ShopApi, "dealerHome", (handlers) =>
  handlers.handleAll({ overview: () => orUnavailable(overview) })
)
