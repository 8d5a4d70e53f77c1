import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { findHits } from "./find-hits.ts"

/** The API endpoint for the desk's global search; returns only the kinds of records that the caller may open. */
export const deskSearchHandlers = HttpApiBuilder.group(ShopApi, "deskSearch", (handlers) =>
  handlers.handle("find", ({ payload }) => orUnavailable(findHits(payload.search)))
)
