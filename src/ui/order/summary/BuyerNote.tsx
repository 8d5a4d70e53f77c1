import { Trans } from "@lingui/react/macro"
import type { OwnAddresses } from "../../../domain/order/wizard/own-address.ts"
import { Button } from "../../kit/Button.tsx"
import s from "./BuyerNote.module.css"
import type { WizardLinks } from "../wizard/wizard.wishes.ts"

/** The signed-in user while ordering. */
export interface Buyer {
  readonly name: string
  /** Null while it is not known. */
  readonly emailAddress: string | null
  /** Own addresses to choose from; null where the payment does not allow it, and while they are not known. */
  readonly own: OwnAddresses | null
  /** Opens the form of an own address over the page; of a new one without an id. */
  readonly onEditAddress: (id: number | null) => void
}

/** As whom the order is made, and that nothing is binding yet. */
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

/** The ways to an account; what was typed is kept by the tab and there again afterwards. */
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

/** Fills in what is known where nothing was typed, because the user asks for it. */
export function FillIn({ onFillIn }: { readonly onFillIn: () => void }) {
  return (
    <div>
      <Button look="secondary" onClick={onFillIn}>
        <Trans>Leere Felder aus meinem Konto ausfüllen</Trans>
      </Button>
    </div>
  )
}
