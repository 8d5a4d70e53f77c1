import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { closureLengths } from "../domain/dealer-desk/closure-rules.ts"
import { Forbidden, Invalid, NotFound, problem, Unavailable } from "./errors.ts"
import { integer, integerText, text } from "./primitives.ts"
import { wire } from "./wire.ts"

const greatest = 2_147_483_647
const path = "/api/lieferpausen/:dealerId"

/** 0 means the caller's own dealer; staff send the dealer's id. */
const ofDealer = { params: { dealerId: integerText(0, greatest) } }
const ofRow = { params: { ...ofDealer.params, rowId: integerText(1, greatest) } }

/** A period in which the dealer does not deliver; both days are included. Id 0 adds a row. */
export const dealerClosure = wire({
  id: integer(0, greatest),
  rowVersion: integer(0, greatest),
  firstDay: text(10),
  lastDay: text(10),
  note: text(closureLengths.note)
})

/** Another user saved first: the response contains the closure as it is stored now. */
export const ClosureConflict = wire({
  code: Schema.Literals(["VersionConflict", "NotPossible"]),
  message: Schema.String,
  problems: Schema.Array(problem),
  closure: dealerClosure
}).pipe(HttpApiSchema.status(409))

/**
 * API calls for the days on which a dealer does not deliver, edited by the dealer and by the dealer staff (rule
 * dealer.closures).
 */
export class DealerClosuresApi extends HttpApiGroup.make("dealerClosures").add(
  /** Current and future closures, the earliest first. */
  HttpApiEndpoint.get("list", path, {
    ...ofDealer,
    success: wire({ items: Schema.Array(dealerClosure) }),
    error: [Forbidden, NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("save", path, {
    ...ofDealer,
    payload: dealerClosure,
    success: dealerClosure,
    error: [Invalid, Forbidden, NotFound, ClosureConflict, Unavailable]
  }),
  HttpApiEndpoint.post("remove", `${path}/:rowId/entfernen`, {
    ...ofRow,
    payload: wire({ rowVersion: integer(1, greatest) }),
    success: dealerClosure,
    error: [Invalid, Forbidden, NotFound, ClosureConflict, Unavailable]
  })
) {}
