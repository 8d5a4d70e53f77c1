import { Trans } from "@lingui/react/macro"

/** Text in place of prices. It fits both cases: the shop has no prices, or the prices could not be loaded. */
export function NoPrices() {
  return (
    <Trans>Gerade gibt es keine Preise, die wir zeigen können. Sobald es welche gibt, stehen sie hier.</Trans>
  )
}
