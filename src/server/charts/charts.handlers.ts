import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql/SqlClient"
import { ShopApi } from "../../contract/shop.api.ts"
import { localeOfCountry } from "../../domain/locale/locale.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { chartCsv } from "../../domain/price-history/chart-csv.ts"
import { type ChartName, pictureWidths } from "../../domain/price-history/charts.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { ChartPictures } from "../ports/chart-pictures.ts"
import { Places } from "../ports/places.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { fileAnswer } from "./file-answer.ts"
import { previews } from "./preview.ts"
import { type ChartQuery, wishedChart } from "./wished-chart.ts"

/** Handlers for charts as downloadable files (rule price.files). */
export const chartsHandlers = HttpApiBuilder.group(
  ShopApi,
  "charts",
  Effect.fnUntraced(function* (handlers) {
    const sql = yield* SqlClient
    const pictures = yield* ChartPictures
    const places = yield* Places
    const { isSample } = yield* ShopSite
    const drawn = Effect.fnUntraced(
      function* (countryId: CountryId, name: ChartName, query: ChartQuery) {
        const { chart, data, title, fileName } = yield* wishedChart(countryId, name, query)
        const svg = pictures.svg({
          title,
          data,
          unit: chart.unit,
          locale: localeOfCountry(countryId),
          isSample
        })
        return { svg, fileName }
      },
      Effect.provideService(SqlClient, sql),
      Effect.provideService(Places, places)
    )

    const previewOf = yield* previews

    return handlers.handleAll({
      previewFile: Effect.fnUntraced(function* ({ params: { countryId, chart }, query }) {
        const bytes = yield* previewOf(countryId, chart, query.region)
        return yield* fileAnswer({
          name: "preview.png",
          type: "image/png",
          bytes,
          isPublic: true,
          isShown: true
        })
      }, orUnavailable),
      dataFile: Effect.fnUntraced(
        function* ({ params: { countryId, chart }, query }) {
          const {
            chart: shown,
            data,
            names,
            fileName
          } = yield* wishedChart(countryId, chart, query, Infinity)
          const bytes = new TextEncoder().encode(chartCsv({ names, unit: shown.unit, data, isSample }))
          return yield* fileAnswer({
            name: `${fileName}.csv`,
            type: "text/csv; charset=utf-8",
            bytes,
            isPublic: true
          })
        },
        Effect.provideService(SqlClient, sql),
        Effect.provideService(Places, places),
        orUnavailable
      ),
      svgFile: Effect.fnUntraced(function* ({ params: { countryId, chart }, query }) {
        const { svg, fileName } = yield* drawn(countryId, chart, query)
        const bytes = new TextEncoder().encode(svg)
        return yield* fileAnswer({ name: `${fileName}.svg`, type: "image/svg+xml", bytes, isPublic: false })
      }, orUnavailable),
      pngFile: Effect.fnUntraced(function* ({ params: { countryId, chart }, query: { breite, ...query } }) {
        const { svg, fileName } = yield* drawn(countryId, chart, query)
        const width = breite ?? pictureWidths[0]
        const bytes = yield* pictures.png(svg, Number(width))
        return yield* fileAnswer({
          name: `${fileName}-${width}.png`,
          type: "image/png",
          bytes,
          isPublic: false
        })
      }, orUnavailable)
    })
  })
)
