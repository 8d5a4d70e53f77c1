import { useLingui } from "@lingui/react"
import { howPricesAreMade } from "./how-prices-are-made.ts"

/** How the figure of a country or a region comes about. */
export function HowPricesAreMade() {
  const { _ } = useLingui()
  return <p>{_(howPricesAreMade)}</p>
}
