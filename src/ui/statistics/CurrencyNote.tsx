import type { MoneyFigures } from "../../domain/statistics/period-statistic.ts"
import s from "./Figures.module.css"

type Money = Pick<MoneyFigures, "currency">

interface CurrencyNoteProps {
  readonly of: Money
  /** All totals that are shown together, one for each currency. */
  readonly among: ReadonlyArray<Money>
}

/** The currency, shown after a name that appears once for each currency. */
export function CurrencyNote({ of, among }: CurrencyNoteProps) {
  return among.length > 1 && <span className={s["unit"]}> {of.currency}</span>
}
