import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { longestReason } from "../domain/price-list/price-list.ts"
import { mostRows } from "../domain/price-list/list-row.ts"
import { Invalid, NotFound, problem, Unavailable } from "./errors.ts"
import { anyText, currency, instant, integer, lines, list } from "./primitives.ts"
import { changeCounts, checkedPriceList } from "./schemas/price-list.schema.ts"
import { wire } from "./wire.ts"

const greatest = 2_147_483_647

/** The calls of a dealer's programs; the list they carry may be larger than other bodies (rule safety.body-size). */
export const keyListPath = "/api/dealer/price-list"
export const keyCheckPath = `${keyListPath}/check`

/** A number, or a text as in a file: "289,50". */
const figure = Schema.Union([Schema.Finite, anyText(200)])

/** As `preise.csv` says it: the dealer's number of the area, the product's word, the certificate's name or nothing. */
const keyRow = wire({
  area: anyText(200),
  product: anyText(200),
  certificate: anyText(200),
  fromAmount: figure,
  /** Major units per price unit, gross, delivery included. */
  unitPrice: figure
})
const rows = list(keyRow, mostRows + 1000)

/** Another user has published since the version that was sent. */
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
      /** Whether what the check warns of is meant. */
      acceptWarnings: Schema.optionalKey(Schema.Boolean),
      /** Refuses where another list has come into force since this version. */
      baseVersion: Schema.optionalKey(integer(0, greatest)),
      /** Now without one. */
      beginsAt: Schema.optionalKey(instant),
      reason: Schema.optionalKey(lines(longestReason))
    }),
    success: wire({
      /** False where the list says what is in force already. */
      isChanged: Schema.Boolean,
      version: Schema.Int,
      /** The list that waits for its instant. */
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
