import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import type { BulkPoint } from "../domain/bulk/points.ts"
import { optionChoice } from "./schemas/calculation.schema.ts"
import { Invalid, Unavailable } from "./errors.ts"
import { offer, offerFee } from "./schemas/offer.schema.ts"
import { countryId, decimal, integer, list, productGroupId, zipText } from "./primitives.ts"
import { wire } from "./wire.ts"

const point = wire({ index: integer(0, 99), zipCode: zipText, amount: integer(0, 1_000_000) })

export const asBulkPoint = (value: typeof point.Type): BulkPoint => value

/**
 * Joint price request of several households; each household is a delivery point with its own postal code and amount.
 */
export const bulkOrder = wire({
  countryId,
  productGroupId,
  /** -1 means the default product of the group. */
  productId: integer(-1, 999),
  parameters: list(optionChoice, 20),
  /**
   * Limits the offers to goods with one of these certificates; if absent, all goods are included, as in an offer list
   * (rule option.certifications).
   */
  productCertifications: Schema.optionalKey(list(integer(0, 99), 20)),
  stations: list(point, 20)
})

/** Joint offers for all points (rule bulk.answer); prices are gross, in major units. */
export const bulkOrderCalculation = wire({
  items: Schema.Array(
    wire({
      offer,
      /** Share of each point; the shares add up to the offer's total. */
      perStation: Schema.Array(
        wire({ index: Schema.Int, amount: Schema.Int, totalPrice: decimal, fees: Schema.Array(offerFee) })
      ),
      /** `null` if this point could not be ordered separately. */
      savingsVersusSingle: Schema.NullOr(decimal)
    })
  ),
  matrix: Schema.Array(wire({ amount: Schema.Int, stations: Schema.Int, unitPrice: decimal })),
  minPerStation: Schema.Int,
  /** Indexes of the points that no dealer delivers to. */
  unreached: Schema.Array(Schema.Int)
})

/** API calls for joint orders of several households (rule bulk.points). */
export class BulkOrderApi extends HttpApiGroup.make("bulkOrder").add(
  HttpApiEndpoint.post("calculate", "/api/bulkorder/getBulkOrderCalculation", {
    payload: bulkOrder,
    success: bulkOrderCalculation,
    error: [Invalid, Unavailable]
  })
) {}
