import { Plural, Trans } from "@lingui/react/macro"
import { formatMoney } from "../kit/format.ts"
import { LiveRegion } from "../kit/Hidden.tsx"
import { useSite } from "../kit/site.tsx"
import type { OfferListView } from "./offer-list.view.ts"

/** Announces each new result to users of screen readers. */
export function Announcement({ view }: { readonly view: OfferListView }) {
  return (
    <LiveRegion>
      <Words view={view} />
    </LiveRegion>
  )
}

function Words({ view: { result } }: { readonly view: OfferListView }) {
  const { locale } = useSite()
  switch (result.state) {
    case "asking":
      return null
    case "calculating":
      return <Trans>Angebote werden berechnet</Trans>
    case "blocked":
      return <Trans>Keine Angebote: Bitte prüfen Sie Ihre Angaben</Trans>
    case "failed":
      return <Trans>Die Berechnung ist fehlgeschlagen</Trans>
    case "empty":
      return result.reason === "explaining" ? null : <Trans>Keine Angebote gefunden</Trans>
    case "offers": {
      const totals = result.list.items.map((offer) => offer.totalPrice)
      const currency = result.list.items[0]?.currency ?? locale.currencyCode
      const least = formatMoney(locale.bcp47, currency, Math.min(...totals))
      const offers = (
        // the React key creates a new element for each list: the browser's page translation may have replaced the text
        // of the old element
        <span key={result.list.calculatedAt}>
          <Plural
            value={totals.length}
            one={`Ein Angebot für ${least}`}
            other={`# Angebote, das günstigste für ${least}`}
          />
        </span>
      )
      return result.conditions === "own" ? (
        offers
      ) : (
        <>
          <Trans>Angebote unter anderen Bedingungen</Trans>: {offers}
        </>
      )
    }
  }
}
