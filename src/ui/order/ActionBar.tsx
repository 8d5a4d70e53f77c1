import type { ReactNode } from "react"
import type { ChildOffer } from "../../domain/offer/offer.ts"
import { Price } from "../kit/price/Price.tsx"
import s from "./ActionBar.module.css"

/**
 * Bar with the next action. On small screens it is always visible at the bottom edge of the page; for this, its parent
 * must be as high as the page.
 */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={s["bar"]} data-part="action-bar">
      {children}
    </div>
  )
}

interface SumProps {
  readonly offer: Pick<ChildOffer, "totalPrice" | "currency">
  /** The goods to which the price refers; shown if the button below orders these goods (rule law.summary). */
  readonly goods?: ReactNode
}

/** The price beside the button, shown where the price lines are not next to the button; hidden on wide screens. */
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
