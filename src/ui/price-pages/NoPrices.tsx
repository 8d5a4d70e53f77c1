import { Trans } from "@lingui/react/macro"

/** Text in place of prices; it is true both for a shop without prices and if they could not be loaded. */
export function NoPrices() {
  return (
    <Trans>Gerade gibt es keine Preise, die wir zeigen können. Sobald es welche gibt, stehen sie hier.</Trans>
  )
}
