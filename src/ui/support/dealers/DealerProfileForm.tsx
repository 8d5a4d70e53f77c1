import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import s from "./Dealers.module.css"

/** Container of a dealer's profile form. */
export function DealerProfileForm({ children }: { readonly children: ReactNode }) {
  return (
    <section className={s["form"]} aria-labelledby="dealer-profile">
      <h2 id="dealer-profile">
        <Trans>Angaben</Trans>
      </h2>
      {children}
    </section>
  )
}
