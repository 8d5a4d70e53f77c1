import { type ReactNode, useEffect, useRef } from "react"
import s from "./StepHeading.module.css"

interface StepHeadingProps {
  readonly children: ReactNode
  readonly lead?: ReactNode
  /**
   * Set if this step has replaced another step: the heading then receives the focus, so that screen readers read it.
   */
  readonly takesFocus: boolean
}

/** Heading of a step: the question that the page asks. */
export function StepHeading({ children, lead, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: "instant" })
  }, [takesFocus])
  return (
    <header className={s["head"]}>
      <h1 ref={heading} tabIndex={-1} className={s["title"]}>
        {children}
      </h1>
      {lead !== undefined && <p className={s["lead"]}>{lead}</p>}
    </header>
  )
}
