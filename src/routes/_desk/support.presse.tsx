import { createFileRoute } from "@tanstack/react-router"
import {
  chartFilesPath,
  chartNames,
  chartOf,
  pictureWidths,
  seriesName,
  wishOf
} from "../../domain/price-history/charts.ts"
import { comparisonText, queryOfWish } from "../../domain/price-history/chart-wish.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { loaded } from "../../services/queries/ask.ts"
import { nationalFigures } from "../../services/queries/prices.ts"
import { useSite } from "../../ui/kit/site.tsx"
import type { PressChart } from "../../ui/press/press-facts.ts"
import { PressPage } from "../../ui/press/PressPage.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { useLoaded } from "../-desk/use-loaded.ts"

/** Page: material for the press; range and comparison of the charts are in the URL. */
export const Route = createFileRoute("/_desk/support/presse")({
  ...deskPage("press"),
  loaderDeps: ({ search }: { readonly search: Readonly<Record<string, unknown>> }) => ({
    zeitraum: search["zeitraum"],
    vergleich: search["vergleich"]
  }),
  loader: (at) => loaded(at, nationalFigures(at.context.locale.countryId)),
  component: Press
})

interface Query {
  readonly zeitraum?: unknown
  readonly vergleich?: unknown
}

/**
 * Returns the charts for the selected range and comparison; a chart that does not offer the selected range or
 * comparison is shown without it.
 */
const pressCharts = (countryId: CountryId, query: Query): ReadonlyArray<PressChart> =>
  chartNames.map((name) => {
    const chart = chartOf(name, countryId)
    const path = chartFilesPath(countryId, name)
    const words = queryOfWish(wishOf(chart, query), chart.choices.usualRange)
    return {
      name,
      title: seriesName(countryId, chart.subject.series),
      files: {
        svg: `${path}/picture.svg${words}`,
        png: `${path}/picture.png${words}`,
        largePng: `${path}/picture.png${words === "" ? "?" : `${words}&`}breite=${pictureWidths[1]}`,
        csv: `${path}/data.csv${words}`
      }
    }
  })

function Press() {
  const query = Route.useLoaderDeps()
  const { page } = Route.useRouteContext()
  const { countryId } = useSite().locale
  const { value, onRetry } = useLoaded(nationalFigures(countryId), Route.useLoaderData())
  const pellets = chartOf("pellets", countryId)
  const { rangeType, comparison } = wishOf(pellets, query)
  const { site, locale } = page
  return (
    <PressPage
      figures={value}
      charts={pressCharts(countryId, query)}
      choice={{ choices: pellets.choices, rangeType, comparison: comparisonText(comparison) }}
      contact={{
        company: site.operator.name,
        email: site.operator.email,
        phone: site.locales[locale].pressPhone,
        host: new URL(site.locales[locale].origin).host
      }}
      onRetry={onRetry}
    />
  )
}
