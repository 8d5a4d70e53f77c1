import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import s from "./PriceList.module.css"

/** Frame of the page with a dealer's own prices. */
export function OwnPrices({ children }: { readonly children: ReactNode }) {
  return (
    <div className={s["page"]}>
      <h1>
        <Trans>Preisliste</Trans>
      </h1>
      {children}
    </div>
  )
}
