import type { MoneyFigures } from "../../domain/statistics/period-statistic.ts"
import s from "./Figures.module.css"

type Money = Pick<MoneyFigures, "currency">

interface CurrencyNoteProps {
  readonly of: Money
  /** The sums shown together. */
  readonly among: ReadonlyArray<Money>
}

/** The currency, shown after a name that appears once per currency. */
export function CurrencyNote({ of, among }: CurrencyNoteProps) {
  return among.length > 1 && <span className={s["unit"]}> {of.currency}</span>
}
