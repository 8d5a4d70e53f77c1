import type { Words } from "../words.ts"

export const paymentLifeWords: Words = {
  purpose:
    "A payment at a provider; what was asked for and not answered is unknown until the provider says what became of it.",
  states: {
    created: "The provider may know of it; no money is held.",
    unknown: "Something was asked for, with an unknown outcome.",
    "unknown.authorising": "Holding the sum was asked for.",
    "unknown.capturing": "Taking money was asked for.",
    "unknown.voiding": "Freeing the sum was asked for.",
    "unknown.refunding": "Giving money back was asked for.",
    authorised: "The sum is held for the shop.",
    captured: "Money was taken.",
    refunded: "All of it was given back.",
    voided: "What was held is freed.",
    declined: "The provider said no.",
    mismatch: "What is said cannot be true of this payment; a person has to look."
  },
  events: {
    "provider.reversed": "The buyer's bank has taken the money back.",
    "payment.authorise": "The house wants the sum held.",
    "payment.void": "The house wants the sum freed.",
    "provider.authorised": "The provider says that the sum is held.",
    "provider.declined": "The provider says no.",
    "provider.captured": "The provider says that money was taken.",
    "provider.refunded": "The provider says that money was given back.",
    "provider.absent": "What was asked for last was surely not done.",
    "provider.voided": "The provider says that the sum is freed.",
    "payment.capture": "The house wants the delivered amount taken.",
    "payment.refund": "The house wants money given back."
  }
}
