import type { ReactNode } from "react"
import s from "./Message.module.css"
import { StepHeading } from "./StepHeading.tsx"

interface MessageProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly actions: ReactNode
  /** Set when it has taken the place of a step: it then takes the focus, so that it is read. */
  readonly takesFocus?: boolean
}

/** A page that has one thing to say and a way on. */
export function Message({ title, children, actions, takesFocus = false }: MessageProps) {
  return (
    <div className={s["message"]}>
      <StepHeading takesFocus={takesFocus}>{title}</StepHeading>
      {children}
      <div className={s["actions"]}>{actions}</div>
    </div>
  )
}
