import { msg } from "@lingui/core/macro"
import { createFileRoute, redirect } from "@tanstack/react-router"
import { countryAreaName } from "../domain/place/area-name.ts"
import { isZipOf } from "../domain/place/zip.ts"
import { queryOfWish } from "../domain/price-history/chart-wish.ts"
import { chartOf, wishOf } from "../domain/price-history/charts.ts"
import { usualRange } from "../domain/price-history/range.ts"
import { usualGroup } from "../domain/product/product-group.ts"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { PartnerLink } from "../ui/price-pages/PartnerLink.tsx"
import { LocalPricePage } from "../ui/price-pages/LocalPricePage.tsx"
import { addressOn } from "../services/page/canonical.ts"
import { SimpleCalculatorPart } from "./-offers/SimpleCalculatorPart.tsx"
import { AdvertSlot } from "../ui/adverts/AdvertSlot.tsx"
import { loadSlot } from "./-adverts/load-slot.ts"
import { loadPrompts } from "./-content/load-prompts.ts"
import { PlacePrompts } from "../ui/content/PlacePrompts.tsx"
import { usePageFacts } from "./-page/page-facts.ts"
import { localAlarm } from "../ui/price-pages/local-alarm.tsx"
import { loadWatchedPrice } from "./-prices/load-watched-price.ts"
import { loadPartner } from "./-prices/load-partner.ts"
import { loadLocal } from "./-prices/load-local.ts"
import { PriceChartPart } from "./-prices/PriceChartPart.tsx"

interface Params {
  readonly stateName: string
  readonly countyOrCityZipCode?: string | undefined
  readonly cityZipCode?: string | undefined
}

const segmentsOf = ({ stateName, countyOrCityZipCode, cityZipCode }: Params) => ({
  state: stateName,
  ...(countyOrCityZipCode === undefined ? {} : { countyOrCityZip: countyOrCityZipCode }),
  ...(cityZipCode === undefined ? {} : { cityZip: cityZipCode })
})

/**
 * Page: pellet prices of a state, a county or a postal code. Each has exactly one URL: wrong states and counties are
 * redirected permanently, unknown places temporarily to the next wider page (rule place.local-page).
 */
export const Route = createFileRoute("/pelletpreise_/$stateName/{-$countyOrCityZipCode}/{-$cityZipCode}")({
  staticData: {
    page: "document",
    texts: ["documents"],
    cachedBy: ["zeitraum", "vergleich"],
    isOfOneCountry: true
  },
  loaderDeps: ({ search }: { readonly search: Readonly<Record<string, unknown>> }) => ({
    zeitraum: search["zeitraum"],
    vergleich: search["vergleich"]
  }),
  loader: async ({ context, params, deps, location }) => {
    const { client, locale, i18n, page } = context
    const overview = { title: i18n._(msg`Pelletpreise`), path: "/pelletpreise" } as const
    const segments = segmentsOf(params)
    const found = await loadLocal(
      { client, countryId: locale.countryId, i18n, segments, query: deps },
      overview,
      location.pathname
    )
    if (found.kind === "elsewhere") {
      // the redirect keeps the chart selection of a shared link
      const { choices } = chartOf("pellets", locale.countryId)
      const ofPart = { choices: { ...choices, country: countryAreaName(locale.countryId) } }
      const query = queryOfWish(wishOf(ofPart, deps), usualRange)
      throw redirect({
        href: `${page.prefix}${found.path}${query}`,
        statusCode: found.isPutRight ? 301 : 302
      })
    }
    // on the page of a postal code, the postal code is the last path segment
    const zip = [params.cityZipCode, params.countyOrCityZipCode].find(
      (segment) => segment !== undefined && isZipOf(locale.countryId, segment)
    )
    const goods = {
      productId: usualGroup.productId,
      zipCode: zip ?? "",
      state: zip === undefined ? found.local.regionSlug : undefined
    }
    const [prompts, watched, slot, partner] = await Promise.all([
      loadPrompts(context, "prices", location.pathname),
      loadWatchedPrice(client, locale.countryId, goods),
      loadSlot(context, "prices", zip),
      // for a whole state it is unknown whether the partner serves it
      zip === undefined ? undefined : loadPartner(context, zip)
    ])
    return { ...found, segments, watched, prompts, slot, partner }
  },
  head: async ({ match: { context }, loaderData }) =>
    loaderData === undefined
      ? {}
      : (await import("../ui/price-pages/local-head.ts")).localHead(
          context.i18n,
          loaderData.local,
          addressOn(context.page),
          context.page.site.isSample
        ),
  component: LocalPrices
})

function LocalPrices() {
  const { local, chart, segments, watched, prompts, slot, partner } = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <PlacePrompts prompts={prompts} />
      <LocalPricePage
        local={local}
        calculator={<SimpleCalculatorPart groupId={usualGroup.id} shape={{ bar: [] }} location={segments} />}
        chart={chart === undefined ? null : <PriceChartPart {...chart} />}
        alarm={localAlarm(local, usualGroup.productId, watched)}
        partner={partner && <PartnerLink address={partner} />}
      />
      <AdvertSlot slot={slot} />
    </DefaultLayout>
  )
}
