import type { MoneyFigures } from "../../domain/statistics/period-statistic.ts"
import s from "./Figures.module.css"

type Money = Pick<MoneyFigures, "currency">

interface CurrencyNoteProps {
  readonly of: Money
  /** The sums that stand beside each other. */
  readonly among: ReadonlyArray<Money>
}

/** Behind a name that stands there once for each currency: whose money it is. */
export function CurrencyNote({ of, among }: CurrencyNoteProps) {
  return among.length > 1 && <span className={s["unit"]}> {of.currency}</span>
}
