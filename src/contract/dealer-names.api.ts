import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Invalid, Unavailable } from "./errors.ts"
import { integerText } from "./primitives.ts"
import { foundDealer, search } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

const greatestId = 2_147_483_647

/**
 * Finds dealers by name, for staff who select one (rule desk.dealer-choice); dealers who no longer sell are included,
 * because their orders still exist.
 */
export class DealerNamesApi extends HttpApiGroup.make("dealerNames").add(
  HttpApiEndpoint.get("find", "/api/dealer-names", {
    query: {
      /** Search words from the name, postal code or place; if absent, the first dealers by name are returned. */
      search,
      /** Returns only the dealer with this id and ignores the search; the result is empty if the id is unknown. */
      id: Schema.optionalKey(integerText(1, greatestId))
    },
    success: wire({
      items: Schema.Array(foundDealer),
      hasMore: Schema.Boolean
    }),
    error: [Invalid, Unavailable]
  })
) {}
