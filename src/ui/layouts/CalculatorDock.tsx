import { useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { classes } from "../kit/style/classes.ts"
import s from "./CalculatorDock.module.css"

interface CalculatorDockProps {
  readonly calculator: ReactNode
  /**
   * Whether the bar starts with a choice of product groups, which scrolls out of view on a phone while the fields stay
   * visible.
   */
  readonly hasChoice?: boolean
}

/**
 * Container of a calculator's bar in a long page: the bar stays at the upper edge while the page scrolls (rule
 * start.bar).
 */
export function CalculatorDock({ calculator, hasChoice = false }: CalculatorDockProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Preisrechner`} className={classes(s["dock"], hasChoice && s["tall"])}>
      <div className={s["inside"]}>{calculator}</div>
    </section>
  )
}
