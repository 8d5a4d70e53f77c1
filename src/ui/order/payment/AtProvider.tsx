import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import type { OrderDraft } from "../../../domain/order/draft.ts"
import { Button } from "../../kit/Button.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import type { SaveState } from "../wizard/order.view.ts"

interface AtProviderProps {
  readonly draft: Pick<OrderDraft, "payment">
  readonly save: SaveState
  readonly onLeave: () => void
  readonly onReread: () => Promise<void>
}

/**
 * State of a payment that the buyer must approve at a payment provider: the buyer is on the way to the provider, has
 * returned without approval, or was refused.
 */
export function AtProvider({ draft, save, onLeave, onReread }: AtProviderProps) {
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
            Bestellt ist noch nichts. Sollte trotzdem ein Betrag reserviert sein, kümmern wir uns darum, dass
            er wieder frei wird. Bitte wählen Sie eine andere Zahlungsart, oder versuchen Sie es noch einmal.
          </Trans>
        </p>
      </Notice>
    )
  return state === "open" ? <Open onReread={onReread} /> : null
}

function Open({ onReread }: Pick<AtProviderProps, "onReread">) {
  const [isReading, setReading] = useState(false)
  return (
    <Notice
      announced
      title={<Trans>Bei PayPal haben Sie noch nicht zugestimmt</Trans>}
      actions={
        <Button
          look="secondary"
          busy={isReading}
          onClick={() => {
            setReading(true)
            void onReread().finally(() => setReading(false))
          }}
        >
          <Trans>Zustimmung prüfen</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Gehen Sie noch einmal weiter zu PayPal, oder wählen Sie eine andere Zahlungsart. Haben Sie dort
          gerade zugestimmt, sehen wir gern nach.
        </Trans>
      </p>
    </Notice>
  )
}
