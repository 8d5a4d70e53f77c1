import { assign, setup } from "xstate"
import type { Calculation } from "../domain/options/calculation.ts"
import type { Offer } from "../domain/offer/offer.ts"
import { actionPort, port } from "./effect-port.ts"

export interface OrderStart {
  readonly calculation: Calculation
  readonly offer: Offer
  /** The offer as it was seen before its price changed. */
  readonly seenOffer: Offer | null
  readonly draftId: string | null
}

/** What begins an order: the wishes, the dealer and the hash of what was seen (rule offer.hash). */
export interface StartWish {
  readonly calculation: Calculation
  readonly dealerId: number
  readonly offerHash: string
}

export type StartAnswer =
  | { readonly kind: "started"; readonly draftId: string }
  | { readonly kind: "priceChanged"; readonly offer: Offer }
  | { readonly kind: "offerGone" }
  /** The signed-in user is staff, who cannot order: only customers do, and guests. */
  | { readonly kind: "notAllowed" }
  /** The browser's token was refused, the renewed one too. */
  | { readonly kind: "sessionDoubted" }

/** From a chosen offer to a draft of an order; a price that changed is seen before anything begins. */
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
    /** Both prices are shown; nothing begins before the new one was acknowledged. */
    changed: { on: { "price.acknowledge": "starting" } },
    unreachable: { on: { "order.start": "starting" } },
    /** A user who has signed out goes on as a guest. */
    notAllowed: { on: { "order.start": "starting" } },
    sessionDoubted: { on: { "order.start": "starting" } },
    /** The dealer does not offer this any more: back to the list, with the same wishes. */
    offerGone: {},
    started: {
      type: "final",
      entry: { type: "openWizard", params: ({ context }) => ({ draftId: context.draftId ?? "" }) }
    }
  }
})
