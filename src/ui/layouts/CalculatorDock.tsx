import { useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { classes } from "../kit/style/classes.ts"
import s from "./CalculatorDock.module.css"

interface CalculatorDockProps {
  readonly calculator: ReactNode
  /** Whether the bar begins with a choice of groups, which leaves the view on a phone while the fields stay. */
  readonly hasChoice?: boolean
}

/**
 * Where a calculator's bar stands in a long page: it stays at the upper edge when the page moves on (rule start.bar).
 */
export function CalculatorDock({ calculator, hasChoice = false }: CalculatorDockProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Preisrechner`} className={classes(s["dock"], hasChoice && s["tall"])}>
      <div className={s["inside"]}>{calculator}</div>
    </section>
  )
}
