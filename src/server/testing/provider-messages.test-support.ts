import { randomUUID } from "node:crypto"
import { morning } from "./api.test-support.ts"
import { instalmentKeys, instalmentSignature } from "../payments/stand-in-instalment.test-support.ts"
import { payPalSignature } from "../payments/stand-in-paypal.test-support.ts"

export interface Message {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const at = (ms: number): string => new Date(ms).toISOString()
export const json = { "content-type": "application/json" }

/** Creates a message in PayPal's format. */
export const payPalMessage = (
  kind: string,
  {
    payment,
    value = "24.00",
    currency = "EUR",
    id = `WH-${randomUUID()}`,
    time = morning
  }: {
    readonly payment: string
    readonly value?: string
    readonly currency?: string
    readonly id?: string
    readonly time?: number
  }
): Message => {
  const event = {
    id,
    event_type: kind,
    create_time: at(time),
    resource: {
      id: `PART-${id}`,
      status: kind.endsWith("COMPLETED") || kind.endsWith("REFUNDED") ? "COMPLETED" : "CREATED",
      custom_id: payment,
      amount: { currency_code: currency, value },
      payer: { email_address: "buyer@example.de" }
    }
  }
  return {
    headers: {
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": "https://api.paypal.com/cert",
      "paypal-transmission-id": `T-${id}`.slice(0, 50),
      "paypal-transmission-time": at(time),
      "paypal-transmission-sig": payPalSignature(`T-${id}`.slice(0, 50), event)
    },
    body: JSON.stringify(event)
  }
}

/** Creates a message in the instalment provider's format. */
export const instalmentMessage = (payment: string, time = morning): Message => {
  const body = JSON.stringify({
    id: randomUUID(),
    type: "payment.pending_capture",
    created: at(time),
    merchantId: instalmentKeys.merchantId,
    payment: { paymentOutput: { references: { merchantReference: payment } } }
  })
  return {
    headers: { "x-gcs-keyid": instalmentKeys.apiKey, "x-gcs-signature": instalmentSignature(body) },
    body
  }
}
