import type { ReactNode } from "react"
import { CalculatorDock } from "../layouts/CalculatorDock.tsx"
import s from "./LandingFrame.module.css"

interface LandingFrameProps {
  readonly title: ReactNode
  readonly lead: ReactNode
  /** What it is about, drawn. */
  readonly picture: ReactNode
  /** The calculator's bar, as an island. */
  readonly calculator: ReactNode
  readonly hasChoice?: boolean
  readonly children: ReactNode
}

/** A landing page: what it is about, the calculator that stays in view, and what helps to decide. */
export function LandingFrame({ title, lead, picture, calculator, hasChoice, children }: LandingFrameProps) {
  return (
    <>
      <header className={s["hero"]}>
        <div className={s["stage"]}>
          <div className={s["words"]}>
            <h1 className={s["title"]}>{title}</h1>
            <p className={s["lead"]}>{lead}</p>
          </div>
          <div className={s["picture"]}>{picture}</div>
        </div>
      </header>
      <CalculatorDock calculator={calculator} {...(hasChoice && { hasChoice })} />
      <div className={s["page"]}>{children}</div>
    </>
  )
}
