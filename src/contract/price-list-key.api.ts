import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { longestReason } from "../domain/price-list/price-list.ts"
import { mostRows } from "../domain/price-list/list-row.ts"
import { Invalid, NotFound, problem, Unavailable } from "./errors.ts"
import { anyText, currency, instant, integer, lines, list } from "./primitives.ts"
import { changeCounts, checkedPriceList } from "./schemas/price-list.schema.ts"
import { wire } from "./wire.ts"

const greatest = 2_147_483_647

/**
 * Path of the calls that dealers' programs send; a price list may be larger than other request bodies (rule
 * safety.body-size).
 */
export const keyListPath = "/api/dealer/price-list"
export const keyCheckPath = `${keyListPath}/check`

/** A number, or a number as text in the format of a file, such as "289,50". */
const figure = Schema.Union([Schema.Finite, anyText(200)])

/** Values as in `preise.csv`: the dealer's area number, the product name, the certificate name or an empty text. */
const keyRow = wire({
  area: anyText(200),
  product: anyText(200),
  certificate: anyText(200),
  fromAmount: figure,
  /** Major units per price unit, gross, delivery included. */
  unitPrice: figure
})
const rows = list(keyRow, mostRows + 1000)

/** Another user has published a list since the version that the caller sent. */
const VersionConflict = wire({
  code: Schema.Literals(["VersionConflict", "NotPossible"]),
  message: Schema.String,
  problems: Schema.Array(problem),
  version: Schema.Int
}).pipe(HttpApiSchema.status(409))

/** A dealer's price list, for the dealer's own programs (docs/price-lists.md). */
export class PriceListKeyApi extends HttpApiGroup.make("priceListKey").add(
  HttpApiEndpoint.get("current", keyListPath, {
    success: wire({ version: Schema.Int, currency, rows: Schema.Array(keyRow) }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.put("put", keyListPath, {
    payload: wire({
      rows,
      /** Confirms the warnings of the check. */
      acceptWarnings: Schema.optionalKey(Schema.Boolean),
      /** The list is refused if another list has come into force since this version. */
      baseVersion: Schema.optionalKey(integer(0, greatest)),
      /** If absent, the list comes into force immediately. */
      beginsAt: Schema.optionalKey(instant),
      reason: Schema.optionalKey(lines(longestReason))
    }),
    success: wire({
      /** False if the list equals the list in force. */
      isChanged: Schema.Boolean,
      version: Schema.Int,
      /** Start of the scheduled list. */
      scheduledFor: Schema.NullOr(instant),
      counts: changeCounts
    }),
    error: [Invalid, NotFound, VersionConflict, Unavailable]
  }),
  HttpApiEndpoint.post("test", keyCheckPath, {
    payload: wire({ rows }),
    success: checkedPriceList,
    error: [Invalid, NotFound, Unavailable]
  })
) {}
