import { useLingui } from "@lingui/react"
import { howPricesAreMade } from "./how-prices-are-made.ts"

/** Explains how the price of a country or region is calculated. */
export function HowPricesAreMade() {
  const { _ } = useLingui()
  return <p>{_(howPricesAreMade)}</p>
}
