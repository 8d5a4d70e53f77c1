import type { ReactNode } from "react"
import s from "./Message.module.css"
import { StepHeading } from "./StepHeading.tsx"

interface MessageProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly actions: ReactNode
  /** Set if the message has replaced a step: it then receives the focus, so that screen readers read it. */
  readonly takesFocus?: boolean
}

/** Page with a single message and the next steps. */
export function Message({ title, children, actions, takesFocus = false }: MessageProps) {
  return (
    <div className={s["message"]}>
      <StepHeading takesFocus={takesFocus}>{title}</StepHeading>
      {children}
      <div className={s["actions"]}>{actions}</div>
    </div>
  )
}
