import type { ReactNode } from "react"
import s from "./Block.module.css"

interface BlockProps {
  /** Id of the heading; the block is a region by its name. */
  readonly id: string
  readonly title: ReactNode
  /** The way to change what stands here. */
  readonly edit?: ReactNode
  readonly children: ReactNode
}

/** A part of the order under its own heading. */
export function Block({ id, title, edit, children }: BlockProps) {
  return (
    <section className={s["block"]} aria-labelledby={id}>
      <div className={s["head"]}>
        <h2 id={id} className={s["title"]}>
          {title}
        </h2>
        {edit}
      </div>
      {children}
    </section>
  )
}
