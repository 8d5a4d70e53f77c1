import { useLingui } from "@lingui/react/macro"
import { toDecimal } from "../../domain/price/money.ts"
import { priceSteps } from "../../domain/price-history/price-steps.ts"
import { formatMoney } from "../../ui/kit/format.ts"
import { useHref, useSite } from "../../ui/kit/site.tsx"
import { StateMap } from "../../ui/price-map/StateMap.tsx"
import type { PriceOverview } from "../../ui/price-pages/price-facts.ts"

/**
 * Map of the federal states in the overview, coloured from cheap to expensive; a state without prices of its own has no
 * colour.
 */
export function PriceMap({ overview }: { readonly overview: PriceOverview }) {
  const { locale } = useSite()
  const href = useHref()
  const { t } = useLingui()
  const { states, products, currency } = overview
  const shown = products[0]
  const own = states.map(({ isCountrys, prices }) =>
    isCountrys || shown === undefined ? null : (prices.get(shown.productId)?.price ?? null)
  )
  const fuel = shown?.name ?? ""
  const steps = priceSteps(own)
  return (
    <StateMap
      countryId={locale.countryId}
      label={t`Preise für ${fuel} nach Region, von günstig bis teuer`}
      states={states.map(({ mapId, name, path }, index) => {
        const price = own[index] ?? null
        return {
          mapId,
          name,
          href: href(path),
          text:
            price === null ? t`kein eigener Preis` : formatMoney(locale.bcp47, currency, toDecimal(price)),
          step: steps[index] ?? null
        }
      })}
    />
  )
}
