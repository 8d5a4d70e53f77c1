import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { findHits } from "./find-hits.ts"

/** The one search of the desk; of each kind what the caller may open. */
export const deskSearchHandlers = HttpApiBuilder.group(ShopApi, "deskSearch", (handlers) =>
  handlers.handle("find", ({ payload }) => orUnavailable(findHits(payload.search)))
)
