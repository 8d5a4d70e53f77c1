import { Trans } from "@lingui/react/macro"
import type { OwnAddresses } from "../../../domain/order/wizard/own-address.ts"
import { Button } from "../../kit/Button.tsx"
import s from "./BuyerNote.module.css"
import type { WizardLinks } from "../wizard/wizard.wishes.ts"

/** The signed-in user while ordering. */
export interface Buyer {
  readonly name: string
  /** Null if the e-mail address is not known. */
  readonly emailAddress: string | null
  /**
   * Saved addresses to choose from; null until they are known, or if the payment method does not allow saved addresses.
   */
  readonly own: OwnAddresses | null
  /** Opens a form over the page for a saved address, or for a new one if the id is null. */
  readonly onEditAddress: (id: number | null) => void
}

/** States who places the order, and that nothing is binding yet. */
export function BuyerLead({ buyer }: { readonly buyer: Buyer | null }) {
  if (buyer === null)
    return <Trans>Sie bestellen als Gast, ohne Konto. Verbindlich wird es erst beim letzten Klick.</Trans>
  const { name, emailAddress } = buyer
  return (
    <>
      {emailAddress === null ? (
        <Trans>
          Sie bestellen mit Ihrem Konto: <strong>{name}</strong>.
        </Trans>
      ) : (
        <Trans>
          Sie bestellen mit Ihrem Konto: <strong>{name}</strong>,{" "}
          <span className={s["mailbox"]}>{emailAddress}</span>.
        </Trans>
      )}{" "}
      <Trans>Verbindlich wird es erst beim letzten Klick.</Trans>
    </>
  )
}

/** Links to sign-in and registration; the tab stores the input and restores it afterwards. */
export function GuestLinks({ links }: { readonly links: Pick<WizardLinks, "signIn" | "register"> }) {
  return (
    <ul className={s["ways"]}>
      <li>
        <Trans>
          Schon Kunde? <a href={links.signIn}>Jetzt anmelden</a>
        </Trans>
      </li>
      <li>
        <Trans>
          Noch kein Konto? <a href={links.register}>Konto anlegen</a>
        </Trans>
      </li>
    </ul>
  )
}

/** Button that fills empty fields with the buyer's known data. */
export function FillIn({ onFillIn }: { readonly onFillIn: () => void }) {
  return (
    <div>
      <Button look="secondary" onClick={onFillIn}>
        <Trans>Leere Felder aus meinem Konto ausfüllen</Trans>
      </Button>
    </div>
  )
}
