import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { chartNames, pictureWidths } from "../domain/price-history/charts.ts"
import { NotFound, Unavailable } from "./errors.ts"
import { countryIdText, text, zipText } from "./primitives.ts"
import { csvFile } from "./schemas/statistics.schema.ts"

const chart = { countryId: countryIdText, chart: Schema.Literals(chartNames) }

/** Query parameters of a chart's page (rule price.chart); invalid choices are ignored, as on the page itself. */
const wish = { zeitraum: Schema.optionalKey(text(60)), vergleich: Schema.optionalKey(text(60)) }

/** Path segment of a federal state; any other value means the complete country. */
const region = Schema.optionalKey(text(60))

/** API calls for downloading charts as files (rule price.files). */
export class ChartsApi extends HttpApiGroup.make("charts").add(
  HttpApiEndpoint.get("dataFile", "/api/site/:countryId/charts/:chart/data.csv", {
    params: chart,
    query: {
      ...wish,
      region,
      /** A county, or the postal codes around `zipCode`; the whole country if the place does not exist. */
      countyCode: Schema.optionalKey(text(60)),
      zipCode: Schema.optionalKey(zipText)
    },
    success: csvFile,
    error: [NotFound, Unavailable]
  }),
  // the preview image that other sites show with a link to a price page
  HttpApiEndpoint.get("previewFile", "/api/site/:countryId/charts/:chart/preview.png", {
    params: chart,
    query: { region },
    success: HttpApiSchema.StreamUint8Array({ contentType: "image/png" }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("svgFile", "/api/site/:countryId/charts/:chart/picture.svg", {
    params: chart,
    query: wish,
    success: HttpApiSchema.StreamUint8Array({ contentType: "image/svg+xml" }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("pngFile", "/api/site/:countryId/charts/:chart/picture.png", {
    params: chart,
    query: { ...wish, breite: Schema.optionalKey(Schema.Literals(pictureWidths)) },
    success: HttpApiSchema.StreamUint8Array({ contentType: "image/png" }),
    error: [NotFound, Unavailable]
  })
) {}
