import { useLingui } from "@lingui/react/macro"
import { formatPercent } from "../format-prices.ts"
import { useSite } from "../site.tsx"

/**
 * Returns functions that describe price changes in words, e.g. "0,3 % mehr als am Vortag", where "Vortag" is the day
 * before the stated day.
 */
export const useChangeWords = () => {
  const { locale } = useSite()
  const { t } = useLingui()
  const said = (
    percent: number | undefined,
    words: readonly [more: (size: string) => string, less: (size: string) => string, same: string]
  ): string | undefined => {
    if (percent === undefined) return undefined
    // a change that rounds to zero counts as no change
    const rounded = Math.round(percent * 10) / 10
    const size = formatPercent(locale.bcp47, Math.abs(rounded))
    return rounded > 0 ? words[0](size) : rounded < 0 ? words[1](size) : words[2]
  }
  return {
    sinceYesterday: (percent: number | undefined) =>
      said(percent, [
        (size) => t`${size} mehr als am Vortag`,
        (size) => t`${size} weniger als am Vortag`,
        t`so viel wie am Vortag`
      ]),
    sinceWeek: (percent: number | undefined) =>
      said(percent, [
        (size) => t`${size} mehr als vor einer Woche`,
        (size) => t`${size} weniger als vor einer Woche`,
        t`so viel wie vor einer Woche`
      ]),
    sinceThreeMonths: (percent: number | undefined) =>
      said(percent, [
        (size) => t`${size} mehr als vor drei Monaten`,
        (size) => t`${size} weniger als vor drei Monaten`,
        t`so viel wie vor drei Monaten`
      ])
  }
}
