import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql/SqlClient"
import { ShopApi } from "../../contract/shop.api.ts"
import { chartCsv } from "../../domain/price-history/chart-csv.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { fileAnswer } from "./file-answer.ts"
import { wishedChart } from "./wished-chart.ts"

/** Charts as files to keep (rule price.files). */
export const chartsHandlers = HttpApiBuilder.group(
  ShopApi,
  "charts",
  Effect.fnUntraced(function* (handlers) {
    const sql = yield* SqlClient
    return handlers.handleAll({
      dataFile: Effect.fnUntraced(
        function* ({ params: { countryId, chart }, query }) {
          const {
            chart: shown,
            data,
            names,
            fileName
          } = yield* wishedChart(countryId, chart, query, Infinity)
          const bytes = new TextEncoder().encode(chartCsv({ names, unit: shown.unit, data }))
          return yield* fileAnswer({
            name: `${fileName}.csv`,
            type: "text/csv; charset=utf-8",
            bytes,
            isPublic: true
          })
        },
        Effect.provideService(SqlClient, sql),
        orUnavailable
      )
    })
  })
)
