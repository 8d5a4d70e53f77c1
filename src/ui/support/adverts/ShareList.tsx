import type { ReactNode } from "react"
import { sharesOf } from "../../../domain/adverts/weights.ts"
import { formatPercent } from "../../kit/format-prices.ts"
import { useSite } from "../../kit/site.tsx"
import s from "./Adverts.module.css"

export interface Weighed {
  readonly key: string
  readonly name: ReactNode
  readonly weight: number
}

/** Weights shown as percentages of their sum (rule advert.shares). */
export function ShareList({ weighed }: { readonly weighed: ReadonlyArray<Weighed> }) {
  const tag = useSite().locale.bcp47
  const shares = sharesOf(weighed.map(({ weight }) => weight))
  return (
    <ul className={s["shares"]}>
      {weighed.map(({ key, name }, index) => {
        const percent = (shares[index] ?? 0) / 10
        return (
          <li key={key} className={s["share"]}>
            <span>{name}</span>
            <span>{formatPercent(tag, percent)}</span>
            <svg className={s["bar"]} aria-hidden="true">
              <rect className={s["filled"]} width={`${percent}%`} height="100%" />
            </svg>
          </li>
        )
      })}
    </ul>
  )
}
