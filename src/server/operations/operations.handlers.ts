import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { runningShop } from "./running-shop.ts"

export const operationsHandlers = HttpApiBuilder.group(ShopApi, "operations", (handlers) =>
  handlers.handleAll({ show: () => orUnavailable(runningShop) })
)
