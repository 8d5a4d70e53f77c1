import { CircleAlert, CircleCheck, Info } from "lucide-react"
import type { ReactNode } from "react"
import { classes } from "../style/classes.ts"
import s from "./Notice.module.css"

const icons = { info: Info, good: CircleCheck, bad: CircleAlert }

interface NoticeProps {
  readonly tone?: keyof typeof icons
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** Whether the notice starts a section of the page: its title is then a heading of level three. */
  readonly heading?: boolean
  /** Whether the notice is the result of an action: screen readers then announce it. */
  readonly announced?: boolean
}

/** Important notice for the user, with possible actions. */
export function Notice({
  tone = "info",
  title,
  children,
  actions,
  heading = false,
  announced = false
}: NoticeProps) {
  const Icon = icons[tone]
  const Title = heading ? "h3" : "p"
  return (
    <div
      className={classes(s["notice"], s[tone])}
      {...(announced && { role: tone === "bad" ? "alert" : "status" })}
      data-state={tone}
    >
      <Icon size={22} aria-hidden="true" className={s["icon"]} />
      <div className={s["body"]}>
        {title !== undefined && <Title className={s["title"]}>{title}</Title>}
        {children}
        {actions !== undefined && <div className={s["actions"]}>{actions}</div>}
      </div>
    </div>
  )
}
