import { getRouteApi } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useMemo } from "react"
import { mandateVersion } from "../../domain/legal/sepa-mandate.ts"
import type { OrderDraft } from "../../domain/order/draft.ts"
import { accountProblems } from "../../domain/payment/account-entry.ts"
import { sepaMandateMachine } from "../../machines/sepa-mandate.machine.ts"
import { mandateActors } from "../../services/actors/payment.actors.ts"
import { DirectDebit } from "../../ui/order/payment/DirectDebit.tsx"
import type { PaymentPartProps } from "../../ui/order/payment/payment-parts.ts"

const route = getRouteApi("/$productGroup/bestellung")

/** Suggested account holder: most buyers pay from an account in their own name. */
const nameOf = ({ deliveryAddress }: OrderDraft): string =>
  deliveryAddress === null ? "" : `${deliveryAddress.firstName} ${deliveryAddress.lastName}`.trim()

/** Connects the mandate's machine to the form of the payment step. */
export default function DirectDebitPart({ draft, form, problems, onChange }: PaymentPartProps) {
  const { client } = route.useRouteContext()
  const machine = useMemo(() => sepaMandateMachine.provide({ actors: mandateActors(client) }), [client])
  const [snapshot, send] = useMachine(machine, {
    input: {
      draftId: draft.orderDraftId,
      entry: { accountHolder: form.sepa?.accountHolder ?? nameOf(draft), iban: form.sepa?.iban ?? "" },
      hasSaved: draft.payment?.mandate?.textVersion === mandateVersion && form.sepa?.mandateAccepted === true
    }
  })
  const { entry, terms } = snapshot.context
  const keep = (account: typeof entry, mandateAccepted: boolean) =>
    onChange({ ...form, sepa: { ...account, mandateAccepted, mandateTextVersion: mandateVersion } })
  return (
    <DirectDebit
      saved={snapshot.matches("kept") ? (draft.payment?.mandate ?? null) : null}
      entry={entry}
      terms={snapshot.hasTag("mandate") ? terms : null}
      state={
        snapshot.matches("unshown")
          ? "unshown"
          : snapshot.hasTag("busy")
            ? "loading"
            : snapshot.matches("mandateAccepted")
              ? "accepted"
              : "open"
      }
      problems={snapshot.matches("flawed") ? [...accountProblems(entry), ...problems] : problems}
      onChange={(account) => {
        send({ type: "account.change", entry: account })
        keep(account, false)
      }}
      onLeave={() => entry.iban.trim() !== "" && send({ type: "account.leave" })}
      onReplace={() => {
        send({ type: "account.replace" })
        keep({ ...entry, iban: "" }, false)
      }}
      onAccept={(isAccepted) => {
        send({ type: isAccepted ? "mandate.accept" : "mandate.revoke" })
        keep(entry, isAccepted)
      }}
      onRetry={() => send({ type: "mandate.retry" })}
    />
  )
}
