import { assign, setup } from "xstate"
import { isSameMoney, type ProviderMoney } from "../domain/payment/payment-providers.ts"
import type { Cents } from "../domain/price/money.ts"

/**
 * Requests by the shop, and reports by the provider. A report arrives in a response, in a message, or when the shop
 * requests it.
 */
export type PaymentLifeEvent =
  | { readonly type: "payment.authorise" }
  /** The delivered amount, at most the authorised sum. */
  | { readonly type: "payment.capture"; readonly cents: Cents }
  | { readonly type: "payment.void" }
  | { readonly type: "payment.refund"; readonly cents: Cents }
  | { readonly type: "provider.authorised"; readonly money: ProviderMoney }
  | { readonly type: "provider.captured"; readonly money: ProviderMoney }
  | { readonly type: "provider.refunded"; readonly money: ProviderMoney }
  | { readonly type: "provider.voided" }
  | { readonly type: "provider.declined"; readonly reason: string }
  /** It is certain that the last request was not executed. */
  | { readonly type: "provider.absent" }
  /** The buyer's bank has reversed the payment. */
  | { readonly type: "provider.reversed" }

export interface PaymentLife {
  /** The sum that the buyer has approved. */
  readonly money: ProviderMoney
  /** The sum of the last requested capture or refund, in cents. */
  readonly wanted: Cents | null
  readonly captured: Cents
  readonly refunded: Cents
  /** Why the payment was declined, or what does not match. */
  readonly reason: string | null
}

/** Increased with every change that is incompatible with older stored payments. */
export const paymentLifeVersion = 1

const misfit = (reason: "amount" | "unasked" | "reversed") =>
  ({ target: "#paymentLife.mismatch", actions: { type: "keepReason", params: { reason } } }) as const

/** Transitions for money that was moved without a request. */
const unasked = {
  "provider.captured": misfit("unasked"),
  "provider.refunded": misfit("unasked")
} as const

/**
 * A payment at a provider (decision 018): a request without a response is `unknown` until the provider reports its
 * result, so that nothing is requested twice. Repeated or late reports of known facts change nothing; a report that
 * cannot be true stops the payment in `mismatch`, where staff must check it.
 */
export const paymentLifeMachine = setup({
  types: {
    input: {} as { readonly money: ProviderMoney },
    context: {} as PaymentLife,
    events: {} as PaymentLifeEvent
  },
  actions: {
    keepWanted: assign((_, { cents }: { readonly cents: Cents }) => ({ wanted: cents, reason: null })),
    keepCaptured: assign((_, { money }: { readonly money: ProviderMoney }) => ({ captured: money.cents })),
    keepRefunded: assign((_, { money }: { readonly money: ProviderMoney }) => ({ refunded: money.cents })),
    keepReason: assign((_, { reason }: { readonly reason: string }) => ({ reason })),
    forgetReason: assign({ reason: null })
  },
  guards: {
    isDue: ({ context: { money } }, said: ProviderMoney) => isSameMoney(money, said),
    isWanted: ({ context: { money, wanted } }, said: ProviderMoney) =>
      said.currency === money.currency && said.cents === wanted,
    isCapturable: ({ context: { money } }, cents: Cents) => cents > 0 && cents <= money.cents,
    isRefundable: ({ context: { captured } }, cents: Cents) => cents > 0 && cents <= captured,
    isAllCaptured: ({ context: { money, captured } }, said: ProviderMoney) =>
      said.currency === money.currency && said.cents === captured,
    isOtherCaptured: ({ context: { money, captured } }, said: ProviderMoney) =>
      said.currency !== money.currency || said.cents !== captured,
    isOtherRefunded: ({ context: { money, refunded } }, said: ProviderMoney) =>
      said.currency !== money.currency || said.cents !== refunded,
    isOther: ({ context: { money } }, said: ProviderMoney) => !isSameMoney(money, said)
  }
}).createMachine({
  id: "paymentLife",
  context: ({ input: { money } }) => ({ money, wanted: null, captured: 0, refunded: 0, reason: null }),
  initial: "created",
  on: { "provider.reversed": misfit("reversed") },
  states: {
    /** The payment may exist at the provider, and the buyer may be approving it; no money is authorised yet. */
    created: {
      on: {
        "payment.authorise": { target: "unknown.authorising", actions: "forgetReason" },
        "payment.void": "voided",
        "provider.authorised": [
          { guard: { type: "isDue", params: ({ event }) => event.money }, target: "authorised" },
          misfit("amount")
        ],
        "provider.declined": {
          target: "declined",
          actions: { type: "keepReason", params: ({ event }) => event }
        },
        ...unasked
      }
    },
    /** Requested, with an unknown result. */
    unknown: {
      initial: "authorising",
      states: {
        authorising: {
          on: {
            "provider.authorised": [
              {
                guard: { type: "isDue", params: ({ event }) => event.money },
                target: "#paymentLife.authorised"
              },
              misfit("amount")
            ],
            "provider.declined": {
              target: "#paymentLife.declined",
              actions: { type: "keepReason", params: ({ event }) => event }
            },
            "provider.absent": "#paymentLife.created",
            ...unasked
          }
        },
        capturing: {
          on: {
            "provider.captured": [
              {
                guard: { type: "isWanted", params: ({ event }) => event.money },
                target: "#paymentLife.captured",
                actions: { type: "keepCaptured", params: ({ event }) => event }
              },
              misfit("amount")
            ],
            "provider.absent": "#paymentLife.authorised",
            "provider.declined": {
              target: "#paymentLife.authorised",
              actions: { type: "keepReason", params: ({ event }) => event }
            },
            "provider.voided": "#paymentLife.voided",
            "provider.refunded": misfit("unasked")
          }
        },
        voiding: {
          on: {
            "provider.voided": "#paymentLife.voided",
            "provider.absent": "#paymentLife.authorised",
            "provider.declined": {
              target: "#paymentLife.authorised",
              actions: { type: "keepReason", params: ({ event }) => event }
            },
            ...unasked
          }
        },
        refunding: {
          on: {
            "provider.refunded": [
              {
                guard: { type: "isWanted", params: ({ event }) => event.money },
                target: "#paymentLife.refunded",
                actions: { type: "keepRefunded", params: ({ event }) => event }
              },
              misfit("amount")
            ],
            "provider.absent": "#paymentLife.captured",
            "provider.declined": {
              target: "#paymentLife.captured",
              actions: { type: "keepReason", params: ({ event }) => event }
            }
          }
        }
      }
    },
    /** The provider holds the sum for the shop. */
    authorised: {
      on: {
        "payment.capture": {
          guard: { type: "isCapturable", params: ({ event }) => event.cents },
          target: "unknown.capturing",
          actions: { type: "keepWanted", params: ({ event }) => event }
        },
        "payment.void": { target: "unknown.voiding", actions: "forgetReason" },
        "provider.authorised": {
          guard: { type: "isOther", params: ({ event }) => event.money },
          ...misfit("amount")
        },
        // a requested capture that was considered lost has been executed after all
        "provider.captured": [
          {
            guard: { type: "isWanted", params: ({ event }) => event.money },
            target: "captured",
            actions: { type: "keepCaptured", params: ({ event }) => event }
          },
          misfit("unasked")
        ],
        "provider.voided": "voided",
        "provider.refunded": misfit("unasked")
      }
    },
    captured: {
      on: {
        "payment.refund": {
          guard: { type: "isRefundable", params: ({ event }) => event.cents },
          target: "unknown.refunding",
          actions: { type: "keepWanted", params: ({ event }) => event }
        },
        "provider.captured": {
          guard: { type: "isOtherCaptured", params: ({ event }) => event.money },
          ...misfit("amount")
        },
        // also applies if the payment was refunded manually at the provider; a partial refund must be checked by staff
        "provider.refunded": [
          {
            guard: { type: "isAllCaptured", params: ({ event }) => event.money },
            target: "refunded",
            actions: { type: "keepRefunded", params: ({ event }) => event }
          },
          misfit("amount")
        ]
      }
    },
    refunded: {
      on: {
        "provider.refunded": {
          guard: { type: "isOtherRefunded", params: ({ event }) => event.money },
          ...misfit("amount")
        }
      }
    },
    voided: { on: unasked },
    /**
     * Declined. If the provider reports an authorisation after all, the payment stops in `mismatch`: the shop has
     * already given up the sum and must release it.
     */
    declined: {
      on: {
        "provider.authorised": misfit("unasked"),
        ...unasked
      }
    },
    mismatch: { on: { "provider.reversed": {} } }
  }
})
