import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"

/** Frame of the page with the days on which the dealer does not deliver. */
export function ClosuresFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <h1>
        <Trans>Lieferpausen</Trans>
      </h1>
      <p>
        <Trans>An diesen Tagen liefern Sie nicht. Ihre Angebote nennen Liefertermine darum herum.</Trans>
      </p>
      {children}
    </>
  )
}
