import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Invalid, NotFound, TooManyRequests, Unavailable } from "./errors.ts"
import { countryId, countryIdText } from "./primitives.ts"
import { csvFile, fileFormat, figures, span, sums } from "./schemas/statistics.schema.ts"
import { wire } from "./wire.ts"

const salesRow = wire({ productId: Schema.Int, product: Schema.String, ...figures })

const dealerSales = wire({
  dealerId: Schema.Int,
  dealer: Schema.String,
  rows: Schema.Array(salesRow),
  ...sums
})

/** API calls for sales by dealer and product, by order date, in one country or in all (rule desk.sales-list). */
export class SalesListApi extends HttpApiGroup.make("salesList").add(
  HttpApiEndpoint.post("getSales", "/api/sales-list", {
    payload: wire({ countryId: Schema.optionalKey(countryId), ...span }),
    success: wire({ dealers: Schema.Array(dealerSales), ...sums }),
    error: [Invalid, NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("salesFile", "/api/sales-list/sales.csv", {
    query: { countryId: Schema.optionalKey(countryIdText), ...span, format: fileFormat },
    success: csvFile,
    error: [Invalid, NotFound, TooManyRequests, Unavailable]
  })
) {}
