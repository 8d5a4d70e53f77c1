import { Trans } from "@lingui/react/macro"
import type { DealerTerms } from "../../domain/site/site.ts"
import { formatMoney } from "../kit/format.ts"
import { formatPercent } from "../kit/format-prices.ts"
import { useSite } from "../kit/site.tsx"

/** The dealer's costs (rule dealer.terms); renders nothing if the operator has no general terms. */
export function DealerCosts({ terms }: { readonly terms: DealerTerms | undefined }) {
  const { bcp47 } = useSite().locale
  if (terms === undefined) return null
  const share = formatPercent(bcp47, terms.percent)
  const monthly = formatMoney(bcp47, "EUR", terms.monthly)
  return (
    <p>
      <strong>
        {terms.monthly === 0 ? (
          <Trans>{share} vom Nettowert jeder gelieferten Bestellung, sonst nichts.</Trans>
        ) : (
          <Trans>
            {share} vom Nettowert jeder gelieferten Bestellung und {monthly} im Monat.
          </Trans>
        )}
      </strong>{" "}
      <Trans>Die Aufnahme kostet nichts, und Bestellungen, die nicht zustande kommen, kosten nichts.</Trans>
    </p>
  )
}
