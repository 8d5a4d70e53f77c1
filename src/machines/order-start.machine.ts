import { assign, setup } from "xstate"
import type { Calculation } from "../domain/options/calculation.ts"
import type { Offer } from "../domain/offer/offer.ts"
import { actionPort, port } from "./effect-port.ts"

export interface OrderStart {
  readonly calculation: Calculation
  readonly offer: Offer
  /** The offer that the user saw before its price changed. */
  readonly seenOffer: Offer | null
  readonly draftId: string | null
}

/**
 * Request to start an order: the calculation, the dealer and the hash of the offer that the user saw (rule offer.hash).
 */
export interface StartWish {
  readonly calculation: Calculation
  readonly dealerId: number
  readonly offerHash: string
}

export type StartAnswer =
  | { readonly kind: "started"; readonly draftId: string }
  | { readonly kind: "priceChanged"; readonly offer: Offer }
  | { readonly kind: "offerGone" }
  /** The signed-in user is staff and cannot order: only customers and guests can. */
  | { readonly kind: "notAllowed" }
  /** The server refused the browser's token and also the renewed token. */
  | { readonly kind: "sessionDoubted" }

/**
 * Turns a chosen offer into an order draft; if the price has changed, the user sees this before the draft is created.
 */
export const orderStartMachine = setup({
  types: {
    input: {} as Pick<OrderStart, "calculation" | "offer">,
    context: {} as OrderStart,
    events: {} as { readonly type: "order.start" } | { readonly type: "price.acknowledge" },
    tags: {} as "busy"
  },
  actors: { startDraft: port<StartAnswer, StartWish>("startDraft") },
  actions: {
    keepOffer: assign(({ context }, answer: StartAnswer) =>
      answer.kind === "priceChanged" ? { offer: answer.offer, seenOffer: context.offer } : {}
    ),
    keepDraft: assign((_, answer: StartAnswer) =>
      answer.kind === "started" ? { draftId: answer.draftId } : {}
    ),
    openWizard: actionPort<{ readonly draftId: string }>()
  },
  guards: {
    isAnswer: (_, { answer, kind }: { readonly answer: StartAnswer; readonly kind: StartAnswer["kind"] }) =>
      answer.kind === kind
  }
}).createMachine({
  id: "orderStart",
  context: ({ input }) => ({ ...input, seenOffer: null, draftId: null }),
  initial: "ready",
  states: {
    ready: { on: { "order.start": "starting" } },
    starting: {
      tags: "busy",
      invoke: {
        id: "startDraft",
        src: "startDraft",
        input: ({ context: { calculation, offer } }) => ({
          calculation,
          dealerId: offer.dealerId,
          offerHash: offer.hash
        }),
        onDone: [
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "started" }) },
            target: "started",
            actions: { type: "keepDraft", params: ({ event }) => event.output }
          },
          {
            guard: {
              type: "isAnswer",
              params: ({ event }) => ({ answer: event.output, kind: "priceChanged" })
            },
            target: "changed",
            actions: { type: "keepOffer", params: ({ event }) => event.output }
          },
          {
            guard: {
              type: "isAnswer",
              params: ({ event }) => ({ answer: event.output, kind: "notAllowed" })
            },
            target: "notAllowed"
          },
          {
            guard: {
              type: "isAnswer",
              params: ({ event }) => ({ answer: event.output, kind: "sessionDoubted" })
            },
            target: "sessionDoubted"
          },
          { target: "offerGone" }
        ],
        onError: "unreachable"
      }
    },
    /** Both prices are shown; nothing starts until the user acknowledges the new one. */
    changed: { on: { "price.acknowledge": "starting" } },
    unreachable: { on: { "order.start": "starting" } },
    /** A user who has signed out continues as a guest. */
    notAllowed: { on: { "order.start": "starting" } },
    sessionDoubted: { on: { "order.start": "starting" } },
    /** The dealer no longer has this offer: the user returns to the list, with the same choices. */
    offerGone: {},
    started: {
      type: "final",
      entry: { type: "openWizard", params: ({ context }) => ({ draftId: context.draftId ?? "" }) }
    }
  }
})
