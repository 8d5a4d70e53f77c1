import type { ReactNode } from "react"
import s from "./OpenDataPage.module.css"

interface RecipeProps {
  readonly title: string
  readonly children: ReactNode
}

/** Instructions for reading the data with one program. */
export function Recipe({ title, children }: RecipeProps) {
  return (
    <div className={s["recipe"]}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
