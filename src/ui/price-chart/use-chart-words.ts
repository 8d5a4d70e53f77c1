import { useLingui } from "@lingui/react/macro"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { formatDate, formatMoney } from "../kit/format.ts"
import { formatMonth, formatQuotation } from "../kit/format-prices.ts"
import { useSite } from "../kit/site.tsx"
import type { ChartUnit } from "../../domain/price-history/chart-unit.ts"
import type { DateLabel } from "../../domain/price-history/geometry.ts"

/** Returns formatters for a chart's values, days and unit in this locale. */
export const useChartWords = (unit: ChartUnit) => {
  const { locale } = useSite()
  const { t } = useLingui()
  const tag = locale.bcp47
  const isMoney = unit.kind === "money"
  return {
    /** Full value: "426,12 €". */
    value: (value: number): string =>
      isMoney
        ? formatMoney(tag, unit.currency, toDecimal(value))
        : formatQuotation(tag, unit.decimals, value),
    /** Label beside the picture, with as many decimals as the size of the steps requires: "430", "1,05". */
    tick: (value: number, step: number): string => {
      const [shown, size] = isMoney ? [toDecimal(value), toDecimal(step)] : [value, step]
      const decimals = Math.max(0, Math.ceil(-Math.log10(size) - 1e-9))
      return formatQuotation(tag, Number.isFinite(decimals) ? decimals : 0, shown)
    },
    day: (day: number): string => formatDate(tag, isoOfDay(day)),
    label: ({ day, kind }: DateLabel): string =>
      kind === "year" ? isoOfDay(day).slice(0, 4) : formatMonth(tag, isoOfDay(day)),
    unit: isMoney ? (unit.per === "tonne" ? t`je Tonne` : t`je 100 Liter`) : unit.name
  }
}

export type ChartWords = ReturnType<typeof useChartWords>
