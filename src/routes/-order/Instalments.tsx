import { getRouteApi } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useEffectEvent, useMemo } from "react"
import { instalmentConsentVersion } from "../../domain/legal/instalment-consent.ts"
import type { InstallmentEntry } from "../../domain/payment/payment-form.ts"
import { instalmentPlanMachine } from "../../machines/instalment-plan.machine.ts"
import { instalmentActors } from "../../services/actors/payment.actors.ts"
import { checkDevice } from "../../services/browser/device-check.ts"
import { Instalments } from "../../ui/order/payment/Instalments.tsx"
import type { PaymentPartProps } from "../../ui/order/payment/payment-parts.ts"

const route = getRouteApi("/$productGroup/bestellung")
const nothing: InstallmentEntry = {
  optionId: "",
  birthDate: "",
  iban: "",
  deviceToken: "",
  consentVersion: ""
}

/** Connects the machine of the instalment plans to the form of the payment step. */
export default function InstalmentsPart({ draft, form, problems, onChange }: PaymentPartProps) {
  const { client } = route.useRouteContext()
  const machine = useMemo(() => instalmentPlanMachine.provide({ actors: instalmentActors(client) }), [client])
  const [snapshot, send] = useMachine(machine, {
    input: { draftId: draft.orderDraftId, months: form.paymentModifier }
  })
  const { offer, plan } = snapshot.context
  const entry = form.installment ?? nothing
  const keep = (change: Partial<InstallmentEntry>, months = form.paymentModifier) =>
    onChange({ ...form, paymentModifier: months, installment: { ...entry, ...change } })
  const optionId = plan?.optionId
  const keepPlan = useEffectEvent((chosen: string) => {
    if (entry.optionId !== chosen) keep({ optionId: chosen }, plan?.months)
  })
  useEffect(() => {
    if (optionId !== undefined) keepPlan(optionId)
  }, [optionId])
  const keepToken = useEffectEvent((deviceToken: string) => keep({ deviceToken }))
  const device = offer?.deviceCheck
  useEffect(() => {
    if (device !== undefined) return checkDevice(device, keepToken)
  }, [device])
  return (
    <Instalments
      currency={draft.offer.currency}
      offer={offer}
      plan={plan}
      state={
        snapshot.hasTag("table")
          ? "table"
          : snapshot.matches("unread")
            ? "unread"
            : snapshot.matches("unavailable")
              ? "unavailable"
              : "loading"
      }
      entry={entry}
      savedAccount={draft.payment?.plan?.account ?? null}
      problems={problems}
      onPlan={(id) => send({ type: "plan.choose", optionId: id })}
      onChange={keep}
      onConsent={(isGiven) => keep({ consentVersion: isGiven ? instalmentConsentVersion : "" })}
      onRetry={() => send({ type: "options.retry" })}
    />
  )
}
