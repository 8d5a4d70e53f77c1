import { Schema, SchemaTransformation } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Invalid, TooManyRequests, Unavailable } from "./errors.ts"
import { orderStatus } from "./schemas/order.schema.ts"
import {
  countryId,
  countryIdText,
  integer,
  integerText,
  list,
  productGroupId,
  productGroupIdText,
  text
} from "./primitives.ts"
import { csvFile, fileFormat, span } from "./schemas/statistics.schema.ts"
import { wire } from "./wire.ts"

const status = orderStatus.literals.join("|")

/** Several order statuses in a URL, separated by commas. */
const statesText = Schema.String.check(
  Schema.isPattern(new RegExp(`^(?:${status})(?:,(?:${status})){0,9}$`, "u"))
).pipe(
  Schema.decodeTo(
    Schema.Array(orderStatus),
    SchemaTransformation.transform({
      decode: (names: string) => names.split(",") as ReadonlyArray<typeof orderStatus.Type>,
      encode: (states: ReadonlyArray<typeof orderStatus.Type>) => states.join(",")
    })
  )
)

const greatestId = 2_147_483_647

/** Words from the order number, e-mail address, name or place; an order must match all words. */
const search = Schema.optionalKey(text(100))

/**
 * Exports of orders for other programs: the number of orders, and a file with all of them (rule desk.exports). Without
 * a country, the export covers all countries, and dates are the local dates of each country.
 */
export class OrdersExportApi extends HttpApiGroup.make("ordersExport").add(
  HttpApiEndpoint.post("count", "/api/orders-export/count", {
    payload: wire({
      countryId: Schema.optionalKey(countryId),
      ...span,
      /** If absent, orders of every status. */
      states: Schema.optionalKey(list(orderStatus, orderStatus.literals.length)),
      dealerId: Schema.optionalKey(integer(1, greatestId)),
      productGroupId: Schema.optionalKey(productGroupId),
      search
    }),
    success: wire({ total: Schema.Int }),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("ordersFile", "/api/orders-export/orders.csv", {
    query: {
      countryId: Schema.optionalKey(countryIdText),
      ...span,
      states: Schema.optionalKey(statesText),
      dealerId: Schema.optionalKey(integerText(1, greatestId)),
      productGroupId: Schema.optionalKey(productGroupIdText),
      search,
      format: fileFormat
    },
    success: csvFile,
    error: [Invalid, TooManyRequests, Unavailable]
  })
) {}
