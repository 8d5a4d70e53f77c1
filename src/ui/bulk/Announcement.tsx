import { Plural, Trans } from "@lingui/react/macro"
import { formatMoney } from "../kit/format.ts"
import { LiveRegion } from "../kit/Hidden.tsx"
import { useSite } from "../kit/site.tsx"
import type { BulkOrderView } from "./bulk-order.view.ts"
import { Unreached } from "./Unreached.tsx"

/** Announces each new result to users of screen readers. */
export function Announcement({ view }: { readonly view: BulkOrderView }) {
  return (
    <LiveRegion>
      <Words view={view} />
    </LiveRegion>
  )
}

function Words({ view: { result } }: { readonly view: BulkOrderView }) {
  const { locale } = useSite()
  switch (result.state) {
    case "asking":
      return null
    case "calculating":
      return <Trans>Sammelangebote werden berechnet</Trans>
    case "blocked":
      return <Trans>Keine Angebote: Bitte prüfen Sie die Lieferstellen</Trans>
    case "failed":
      return <Trans>Die Berechnung ist fehlgeschlagen</Trans>
    case "empty":
      return result.unreached.length > 0 ? (
        <Unreached places={result.unreached} />
      ) : (
        <Trans>Kein Händler liefert an alle diese Lieferstellen</Trans>
      )
    case "offers": {
      const totals = result.items.map(({ offer }) => offer.totalPrice)
      const currency = result.items[0]?.offer.currency ?? locale.currencyCode
      const least = formatMoney(locale.bcp47, currency, Math.min(...totals))
      return (
        <Plural
          value={totals.length}
          one={`Ein Sammelangebot für ${least}`}
          other={`# Sammelangebote, das günstigste für ${least}`}
        />
      )
    }
  }
}
