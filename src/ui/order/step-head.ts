import type { I18n } from "@lingui/core"
import { stepWishOfPath } from "../../domain/order/wizard/step-path.ts"
import { wizardSteps } from "./wizard/wizard-steps.tsx"

/** Returns a page head with the title of the step that a URL names. */
export const stepHead = (i18n: I18n, stepOrVariant: string | undefined, stepName: string | undefined) => {
  const step = stepWishOfPath(stepOrVariant, stepName)?.step ?? "DeliveryAddress"
  return { meta: [{ title: i18n._(wizardSteps[step].title) }] }
}
