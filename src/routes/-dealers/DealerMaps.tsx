import { useLingui } from "@lingui/react/macro"
import { regionsOf } from "../../domain/place/region.ts"
import { priceSteps } from "../../domain/price-history/price-steps.ts"
import { useHref } from "../../ui/kit/site.tsx"
import type { DealerListFacts, DealerPageFacts } from "../../ui/dealers-public/dealer-facts.ts"
import { useCoverageWords } from "../../ui/dealers-public/use-coverage-words.ts"
import { StateMap } from "../../ui/price-map/StateMap.tsx"

/**
 * Map of the federal states, coloured by the number of dealers that deliver there; each state links to its list of
 * dealers.
 */
export function DealerCountMap({ countryId, states }: Pick<DealerListFacts, "countryId" | "states">) {
  const { t } = useLingui()
  const href = useHref()
  const steps = priceSteps(states.map(({ dealers }) => (dealers === 0 ? null : dealers)))
  return (
    <StateMap
      countryId={countryId}
      label={t`Wie viele Händler in welche Region liefern`}
      states={states.map(({ mapId, name, path, dealers }, index) => ({
        mapId,
        name,
        href: href(path),
        text: dealers === 1 ? t`1 Händler` : t`${dealers} Händler`,
        step: steps[index] ?? null
      }))}
      legend={{ steps: { low: t`weniger Händler`, high: t`mehr Händler` } }}
    />
  )
}

/** Map of one dealer's delivery area: the more of a state's postal codes are served, the stronger the colour. */
export function DeliveryMap({ dealer }: { readonly dealer: DealerPageFacts }) {
  const { t } = useLingui()
  const words = useCoverageWords()
  const { countryId, deliveryArea, name: dealerName } = dealer
  const served = new Map(deliveryArea.map(({ mapId, percent }) => [mapId, percent]))
  return (
    <StateMap
      countryId={countryId}
      label={t`Wohin ${dealerName} liefert`}
      states={regionsOf(countryId).map(({ mapId, name }) => {
        const percent = served.get(mapId)
        return {
          mapId,
          name,
          text: words(percent),
          step: percent === undefined ? null : percent > 75 ? 4 : percent > 50 ? 3 : percent > 25 ? 2 : 1
        }
      })}
      legend={{
        steps: { low: t`wenige Postleitzahlen`, high: t`fast alle` },
        gap: t`kein Liefergebiet`
      }}
      isShared={false}
    />
  )
}
