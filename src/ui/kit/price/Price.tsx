import type { CurrencyCode } from "../../../domain/place/country.ts"
import { formatBasePrice, formatDate, formatDay, formatDays, formatMoney } from "../format.ts"
import { useSite } from "../site.tsx"
import s from "./Price.module.css"

/** A gross amount in major units of its currency; digits align in columns. */
export function Price({ amount, currency }: { readonly amount: number; readonly currency: CurrencyCode }) {
  const { locale } = useSite()
  return <span className={s["price"]}>{formatMoney(locale.bcp47, currency, amount)}</span>
}

/** The base price ("Grundpreis") per kilogram or litre, which the law requires beside the total (rule law.prices). */
export function BasePrice({
  amount,
  currency,
  unit
}: {
  readonly amount: number
  readonly currency: CurrencyCode
  readonly unit: "kg" | "l"
}) {
  const { locale } = useSite()
  return <span className={s["price"]}>{`${formatBasePrice(locale.bcp47, currency, amount)}/${unit}`}</span>
}

/** A local date (yyyy-MM-dd) in the country's format. */
export function DateText({ date, long = false }: { readonly date: string; readonly long?: boolean }) {
  const { locale } = useSite()
  return (
    <time dateTime={date} className={s["date"]}>
      {long ? formatDate(locale.bcp47, date) : formatDay(locale.bcp47, date)}
    </time>
  )
}

/** A delivery period as dates. */
export function DateRange({ from, to }: { readonly from: string; readonly to: string }) {
  const { locale } = useSite()
  return <span className={s["date"]}>{formatDays(locale.bcp47, from, to)}</span>
}
