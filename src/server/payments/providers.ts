import * as Layer from "effect/Layer"
import { Circuit } from "./circuit.ts"
import { instalments } from "./instalment.ts"
import { payPal } from "./paypal.ts"
import { PaymentProviders } from "./provider.ts"
import { type Patience, patience } from "./provider-call.ts"
import type { PaymentSettings } from "./provider-settings.ts"

/** The adapters of the providers whose keys are there; tests have less patience. */
export const providersLayer = (settings: PaymentSettings, limits: Patience = patience) => {
  const paypal = settings.paypal === undefined ? undefined : payPal(settings.paypal, new Circuit(), limits)
  const instalment =
    settings.instalment === undefined ? undefined : instalments(settings.instalment, new Circuit(), limits)
  return Layer.succeed(PaymentProviders)({
    configured: { paypal: paypal !== undefined, instalment: instalment !== undefined },
    named: (id) => (id === "paypal" ? paypal : instalment)
  })
}
