import type { ReactNode } from "react"
import s from "./Message.module.css"

interface MessageProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly actions: ReactNode
}

/** A page that has one thing to say and a way on. */
export function Message({ title, children, actions }: MessageProps) {
  return (
    <div className={s["message"]} role="status">
      <h1>{title}</h1>
      {children}
      <div className={s["actions"]}>{actions}</div>
    </div>
  )
}
