import type { Words } from "../words.ts"

export const paymentLifeWords: Words = {
  purpose:
    "A payment at a provider; the outcome of an unanswered request is unknown until the provider reports it.",
  states: {
    created: "The provider may know of it; no money is authorised.",
    unknown: "A request was sent, with an unknown outcome.",
    "unknown.authorising": "The authorisation was requested.",
    "unknown.capturing": "The capture was requested.",
    "unknown.voiding": "The release was requested.",
    "unknown.refunding": "The refund was requested.",
    authorised: "The sum is authorised.",
    captured: "Money was captured.",
    refunded: "The whole sum was refunded.",
    voided: "The authorised sum is released.",
    declined: "The provider refused.",
    mismatch: "The reported data contradict this payment; staff have to check it."
  },
  events: {
    "provider.reversed": "The buyer's bank has reversed the payment.",
    "payment.authorise": "The shop requests the authorisation.",
    "payment.void": "The shop requests the release.",
    "provider.authorised": "The provider reports the authorisation.",
    "provider.declined": "The provider refuses.",
    "provider.captured": "The provider reports the capture.",
    "provider.refunded": "The provider reports the refund.",
    "provider.absent": "The last request was certainly not executed.",
    "provider.voided": "The provider reports the release.",
    "payment.capture": "The shop requests the capture for the delivered amount.",
    "payment.refund": "The shop requests a refund."
  }
}
