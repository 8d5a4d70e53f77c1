import type { ReactNode } from "react"
import type { ChildOffer } from "../../domain/offer/offer.ts"
import { Price } from "../kit/price/Price.tsx"
import s from "./ActionBar.module.css"

/** What is done next: on small screens always in sight, above the page's lower edge; its parent must be as high as the page. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={s["bar"]} data-part="action-bar">
      {children}
    </div>
  )
}

interface SumProps {
  readonly offer: Pick<ChildOffer, "totalPrice" | "currency">
  /** What the price is for, where the button that stands below orders it (rule law.summary). */
  readonly goods?: ReactNode
}

/** The price beside the button, where the button has left the lines of the price behind; on wide screens it has not. */
export function Sum({ offer, goods }: SumProps) {
  return (
    <p className={s["sum"]} data-has={goods === undefined ? "price" : "goods"}>
      {goods !== undefined && <span className={s["goods"]}>{goods}</span>}
      <strong>
        <Price amount={offer.totalPrice} currency={offer.currency} />
      </strong>
    </p>
  )
}
