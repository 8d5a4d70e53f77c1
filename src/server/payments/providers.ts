import { Layer } from "effect"
import { Circuit } from "./circuit.ts"
import { instalments } from "./instalment.ts"
import { payPal } from "./paypal.ts"
import { PaymentProviders } from "./provider.ts"
import { type RetryPolicy, retryPolicy } from "./provider-call.ts"
import type { DeviceScript } from "../ports/payments.ts"
import type { InstalmentSettings, PaymentSettings } from "./provider-settings.ts"

const scriptOf = ({ device, merchantId }: InstalmentSettings): DeviceScript | undefined => {
  if (device === undefined) return undefined
  const { origin, partnerId, environment } = device
  return {
    scriptUrl: `${origin}/dcs/${encodeURIComponent(partnerId)}/${encodeURIComponent(merchantId)}/dcs.js`,
    environment,
    tokenOf: (session) => `${partnerId}_${merchantId}_${session}`
  }
}

/** Creates the adapters of the configured providers; tests pass shorter timeouts. */
export const providersLayer = (settings: PaymentSettings, limits: RetryPolicy = retryPolicy) => {
  const paypal = settings.paypal === undefined ? undefined : payPal(settings.paypal, new Circuit(), limits)
  const instalment =
    settings.instalment === undefined ? undefined : instalments(settings.instalment, new Circuit(), limits)
  return Layer.succeed(PaymentProviders)({
    configured: { paypal: paypal !== undefined, instalment: instalment !== undefined },
    deviceScript: settings.instalment === undefined ? undefined : scriptOf(settings.instalment),
    publicIds: {
      payPalClientId: settings.paypal?.clientId ?? null,
      paylaMerchantId: settings.instalment?.merchantId ?? null,
      paylaPartnerId: settings.instalment?.device?.partnerId ?? null,
      paylaEnvironment: settings.instalment?.device?.environment ?? null
    },
    named: (id) => (id === "paypal" ? paypal : instalment)
  })
}
