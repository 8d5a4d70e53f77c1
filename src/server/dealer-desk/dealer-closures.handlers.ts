import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { listClosures, removeClosure, saveClosure } from "./closures.ts"

/** The API endpoints for days on which a dealer does not deliver. */
export const dealerClosuresHandlers = HttpApiBuilder.group(ShopApi, "dealerClosures", (handlers) =>
  handlers.handleAll({
    list: ({ params }) => orUnavailable(listClosures(params.dealerId)),
    save: ({ params, payload }) => orUnavailable(saveClosure(params.dealerId, payload)),
    remove: ({ params, payload }) =>
      orUnavailable(removeClosure(params.dealerId, params.rowId, payload.rowVersion))
  })
)
