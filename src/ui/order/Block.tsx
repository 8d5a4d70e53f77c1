import type { ReactNode } from "react"
import s from "./Block.module.css"

interface BlockProps {
  /** Id of the heading, which names the block's region for screen readers. */
  readonly id: string
  readonly title: ReactNode
  /** Link for changing the content of this block. */
  readonly edit?: ReactNode
  readonly children: ReactNode
}

/** A section of the order with its own heading. */
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
