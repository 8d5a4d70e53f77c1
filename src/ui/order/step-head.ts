import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { AddressableStep } from "../../domain/order/steps.ts"
import { stepWishOfPath } from "../../domain/wizard/step-path.ts"

const titles = {
  DeliveryAddress: msg`Lieferadresse – Heizmarkt`,
  DeliveryStations: msg`Mengenverteilung – Heizmarkt`,
  Payment: msg`Zahlung – Heizmarkt`,
  Summary: msg`Prüfen und bestellen – Heizmarkt`
} satisfies Record<AddressableStep, unknown>

/** The title of the step that an address names. */
export const stepHead = (i18n: I18n, stepOrVariant: string | undefined, stepName: string | undefined) => {
  const step = stepWishOfPath(stepOrVariant, stepName)?.step ?? "DeliveryAddress"
  return { meta: [{ title: i18n._(step === "FinalCheck" ? titles.Summary : titles[step]) }] }
}
