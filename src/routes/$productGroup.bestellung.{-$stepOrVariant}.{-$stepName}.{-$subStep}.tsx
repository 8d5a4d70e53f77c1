import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import type { AddressableStep } from "../domain/order-steps.ts"
import { stepWishOfPath } from "../domain/wizard/step-path.ts"

const titles = {
  DeliveryAddress: msg`Lieferadresse – Heizmarkt`,
  DeliveryStations: msg`Mengenverteilung – Heizmarkt`,
  Payment: msg`Zahlung – Heizmarkt`,
  Summary: msg`Prüfen und bestellen – Heizmarkt`
} satisfies Record<AddressableStep, unknown>

/** The address of a step (domain.md 6.3); what it shows stands in the route above it. */
export const Route = createFileRoute("/$productGroup/bestellung/{-$stepOrVariant}/{-$stepName}/{-$subStep}")({
  staticData: { page: "app" },
  head: ({ params, match }) => {
    const step = stepWishOfPath(params.stepOrVariant, params.stepName)?.step ?? "DeliveryAddress"
    const title = step === "FinalCheck" ? titles.Summary : titles[step]
    return { meta: [{ title: match.context.i18n._(title) }] }
  }
})
