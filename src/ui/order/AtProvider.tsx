import { Trans } from "@lingui/react/macro"
import type { OrderDraft } from "../../domain/order-draft.ts"
import { Button } from "../kit/Button.tsx"
import { Notice } from "../kit/Notice.tsx"
import type { SaveState } from "./order.view.ts"

interface AtProviderProps {
  readonly draft: Pick<OrderDraft, "payment">
  readonly save: SaveState
  readonly onLeave: () => void
}

/** How a payment stands that has to be agreed to at a provider: on the way there, back without, refused. */
export function AtProvider({ draft, save, onLeave }: AtProviderProps) {
  const { provider, state } = draft.payment?.atProvider ?? {}
  if (save === "leaving")
    return (
      <Notice
        announced
        title={<Trans>Es geht weiter zu PayPal</Trans>}
        actions={
          <Button look="secondary" onClick={onLeave}>
            <Trans>PayPal öffnen</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Dort stimmen Sie der Zahlung zu und kommen danach hierher zurück.</Trans>
        </p>
      </Notice>
    )
  if (state === "declined")
    return (
      <Notice
        tone="bad"
        announced
        title={
          provider === "instalment" ? (
            <Trans>Der Kreditgeber hat die Raten abgelehnt</Trans>
          ) : (
            <Trans>PayPal hat die Zahlung abgelehnt</Trans>
          )
        }
      >
        <p>
          <Trans>
            Bestellt ist noch nichts, und Ihr Konto ist nicht belastet. Bitte wählen Sie eine andere
            Zahlungsart, oder versuchen Sie es noch einmal.
          </Trans>
        </p>
      </Notice>
    )
  if (state === "open")
    return (
      <Notice announced title={<Trans>Bei PayPal haben Sie noch nicht zugestimmt</Trans>}>
        <p>
          <Trans>
            Gehen Sie noch einmal weiter zu PayPal, oder wählen Sie eine andere Zahlungsart. Haben Sie dort
            gerade zugestimmt, laden Sie diese Seite bitte neu.
          </Trans>
        </p>
      </Notice>
    )
  return null
}
