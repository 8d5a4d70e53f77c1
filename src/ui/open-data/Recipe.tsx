import type { ReactNode } from "react"
import s from "./OpenDataPage.module.css"

interface RecipeProps {
  readonly title: string
  readonly children: ReactNode
}

/** One program by its name, and how it reads the data. */
export function Recipe({ title, children }: RecipeProps) {
  return (
    <div className={s["recipe"]}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
