import type { ReactNode } from "react"
import { CalculatorDock } from "../layouts/CalculatorDock.tsx"
import { Hero, HeroSections } from "../layouts/Hero.tsx"
import { type LandingPlace, MoreProducts } from "./MoreProducts.tsx"

interface LandingFrameProps {
  readonly title: ReactNode
  readonly lead: ReactNode
  /** What it is about, drawn. */
  readonly picture: ReactNode
  /** The calculator's bar, as an island. */
  readonly calculator: ReactNode
  readonly hasChoice?: boolean
  readonly here: LandingPlace
  readonly children: ReactNode
}

/** A landing page: what it is about, the calculator that stays in view, and what helps to decide. */
export function LandingFrame({
  title,
  lead,
  picture,
  calculator,
  hasChoice,
  here,
  children
}: LandingFrameProps) {
  return (
    <>
      <Hero title={title} lead={lead} picture={picture} />
      <CalculatorDock calculator={calculator} {...(hasChoice && { hasChoice })} />
      <HeroSections>
        {children}
        <MoreProducts here={here} />
      </HeroSections>
    </>
  )
}
