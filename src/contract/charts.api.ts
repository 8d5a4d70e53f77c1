import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { chartNames } from "../domain/price-history/charts.ts"
import { NotFound, Unavailable } from "./errors.ts"
import { countryIdText, text } from "./primitives.ts"
import { csvFile } from "./schemas/statistics.schema.ts"

const chart = { countryId: countryIdText, chart: Schema.Literals(chartNames) }

/** The words of a chart's page (rule price.chart); what cannot be chosen is left out there, and so it is here. */
const wish = { zeitraum: Schema.optionalKey(text(60)), vergleich: Schema.optionalKey(text(60)) }

/** Charts as files to keep (rule price.files). */
export class ChartsApi extends HttpApiGroup.make("charts").add(
  HttpApiEndpoint.get("dataFile", "/api/site/:countryId/charts/:chart/data.csv", {
    params: chart,
    query: wish,
    success: csvFile,
    error: [NotFound, Unavailable]
  })
) {}
