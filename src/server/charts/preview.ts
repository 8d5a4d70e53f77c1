import { Clock, Effect } from "effect"
import { KeptEntries } from "../../domain/kept-entries.ts"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { localeOfCountry } from "../../domain/locale/locale.ts"
import { regionsOf } from "../../domain/place/region.ts"
import { chartData } from "../../domain/price-history/chart-data.ts"
import { type ChartName, areaOf, chartOf, seriesName } from "../../domain/price-history/charts.ts"
import { usualRange } from "../../domain/price-history/range.ts"
import { ChartPictures } from "../ports/chart-pictures.ts"
import { countryNamed, Memories, memoryOf } from "../ports/memories.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { seriesValues } from "./series-values.ts"

/** Width in pixels that other sites expect. */
const width = 1200

/** Time in ms after which a picture is drawn again: prices change once a night. */
const lifetime = 3_600_000

const seriesOf = (countryId: CountryId, name: ChartName, stateId: number) => {
  const { series } = chartOf(name, countryId).subject
  return series.kind === "product" && stateId > 0 ? { ...series, stateId } : series
}

/**
 * Draws the preview of a chart's last year; a federal state without its own prices gets the picture of the whole
 * country.
 */
const draw = Effect.fnUntraced(function* (countryId: CountryId, name: ChartName, stateId: number) {
  const pictures = yield* ChartPictures
  const { subject, unit } = chartOf(name, countryId)
  const own = seriesOf(countryId, name, stateId)
  const values = yield* seriesValues(countryId, own)
  const series = values.length > 1 ? own : subject.series
  const shown = series === own ? values : yield* seriesValues(countryId, series)
  const { isSample } = yield* ShopSite
  const title = `Preis für ${seriesName(countryId, series)}`
  const data = chartData({ name: areaOf(countryId, series), values: shown }, null, usualRange)
  const svg = pictures.svg({ title, data, unit, locale: localeOfCountry(countryId), isSample })
  return yield* pictures.png(svg, width)
})

type Services = SqlClient | ChartPictures | ShopSite
type Drawing = Effect.Effect<Effect.Success<ReturnType<typeof draw>>, Effect.Error<ReturnType<typeof draw>>>

const labelOf = (key: string): string => {
  const [country = "", name = "", state = ""] = key.split(" ")
  return [countryNamed(country), name, ...(state === "0" ? [] : [`Land Nr. ${state}`])].join(" · ")
}

/**
 * Draws each preview at most once an hour, regardless of the number of requests; there is one preview per chart and
 * state.
 */
export const previews = Effect.gen(function* () {
  const services = yield* Effect.context<Services>()
  const memories = yield* Memories
  const known = new KeptEntries<{ readonly until: number; readonly picture: Drawing }>()
  memories.add(memoryOf("chartPreviews", known, (key) => ({ label: labelOf(key) })))
  return Effect.fnUntraced(function* (countryId: CountryId, name: ChartName, slug: string | undefined) {
    const stateId = regionsOf(countryId).findIndex((region) => region.slug === slug) + 1
    const key = `${countryId} ${name} ${stateId}`
    const now = yield* Clock.currentTimeMillis
    const kept = known.find(key, ({ until }) => now < until)
    if (kept !== undefined) return yield* kept.picture
    const drawing = Effect.provide(draw(countryId, name, stateId), services)
    // a failed drawing is forgotten, so that the next request tries again: otherwise there would be no picture for an
    // hour
    const picture: Drawing = yield* Effect.cached(
      Effect.onError(drawing, () => Effect.sync(() => known.forget(key, entry)))
    )
    const entry = { until: now + lifetime, picture }
    known.keep(key, entry)
    return yield* picture
  })
})
