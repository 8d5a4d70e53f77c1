import type { Locale } from "../../domain/locale/locale.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { toDecimal } from "../../domain/price/money.ts"
import type { ChartUnit } from "../../domain/price-history/chart-unit.ts"
import type { DateLabel } from "../../domain/price-history/geometry.ts"

const dateOf = (day: number): Date => new Date(day * 86_400_000)

/** Formats values and days of a picture in the language of its country. */
export const pictureWords = ({ bcp47 }: Locale, unit: ChartUnit) => {
  const isMoney = unit.kind === "money"
  const number = (value: number, decimals: number): string =>
    new Intl.NumberFormat(bcp47, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals
    })
      .format(isMoney ? toDecimal(value) : value)
      // Swiss thousands separators, as on the pages
      .replaceAll("'", "’")
  return {
    /** Formats a value in full: "426,12". */
    value: (value: number): string => number(value, isMoney ? 2 : unit.decimals),
    /** Formats an axis label with as many decimals as steps of this size need. */
    tick: (value: number, step: number): string => {
      const decimals = Math.ceil(-Math.log10(isMoney ? toDecimal(step) : step) - 1e-9)
      return number(value, Math.max(0, decimals))
    },
    day: (day: number): string =>
      new Intl.DateTimeFormat(bcp47, { dateStyle: "long", timeZone: "UTC" }).format(dateOf(day)),
    label: ({ day, kind }: DateLabel): string =>
      kind === "year"
        ? isoOfDay(day).slice(0, 4)
        : new Intl.DateTimeFormat(bcp47, { month: "short", year: "2-digit", timeZone: "UTC" }).format(
            dateOf(day)
          )
  }
}

export type PictureWords = ReturnType<typeof pictureWords>
