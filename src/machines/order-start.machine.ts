import { assign, setup } from "xstate"
import type { FieldProblem } from "../domain/address.ts"
import type { Calculation } from "../domain/calculation.ts"
import type { Offer } from "../domain/offer.ts"
import { actionPort, port } from "./port.ts"

/** The offer that somebody chose in a list. */
export interface WantedOffer {
  readonly calculation: Calculation
  readonly dealerId: number
  readonly offerHash: string
}

/** The offer as the server calculates it now; another price than the chosen one is said, never hidden. */
export type OfferAnswer =
  | { readonly kind: "unchanged" | "priceChanged"; readonly offer: Offer }
  | { readonly kind: "offerGone" }

export type StartAnswer =
  | { readonly kind: "started"; readonly draftId: string }
  | { readonly kind: "refused"; readonly problems: ReadonlyArray<FieldProblem> }
  | { readonly kind: "priceChanged" }
  | { readonly kind: "offerGone" }

export interface OrderStartInput extends WantedOffer {
  /** The server's answer, where the page was rendered with it. */
  readonly answer: OfferAnswer | null
}

export interface OrderStart extends OrderStartInput {
  readonly offer: Offer | null
  readonly draftId: string | null
  readonly problems: ReadonlyArray<FieldProblem>
}

const begun = ({ input }: { readonly input: OrderStartInput }): OrderStart => ({
  ...input,
  offer: input.answer !== null && "offer" in input.answer ? input.answer.offer : null,
  draftId: null,
  problems: []
})

const wanted = ({ context }: { readonly context: OrderStart }): WantedOffer => ({
  calculation: context.calculation,
  dealerId: context.dealerId,
  offerHash: context.offer?.hash ?? context.offerHash
})

/** The confirm page between list and wizard: the chosen offer as it is now, and the beginning of a draft. */
export const orderStartMachine = setup({
  types: {
    input: {} as OrderStartInput,
    context: {} as OrderStart,
    events: {} as
      | { readonly type: "order.begin" }
      | { readonly type: "price.acknowledge" }
      | { readonly type: "offer.retry" }
      | { readonly type: "page.shown" },
    tags: {} as "busy"
  },
  actors: {
    calculateOffer: port<OfferAnswer, WantedOffer>("calculateOffer"),
    startDraft: port<StartAnswer, WantedOffer>("startDraft")
  },
  actions: {
    keepAnswer: assign((_, answer: OfferAnswer) => ({
      answer,
      offer: answer.kind === "offerGone" ? null : answer.offer,
      problems: []
    })),
    keepStart: assign((_, answer: StartAnswer) =>
      answer.kind === "started"
        ? { draftId: answer.draftId }
        : answer.kind === "refused"
          ? { problems: answer.problems }
          : {}
    ),
    openDraft: actionPort<{ readonly draftId: string }>()
  },
  guards: {
    isKnown: ({ context }, kind: OfferAnswer["kind"]) => context.answer?.kind === kind,
    isStart: (_, { answer, kind }: { readonly answer: StartAnswer; readonly kind: StartAnswer["kind"] }) =>
      answer.kind === kind
  },
  delays: { offerLifetime: 1_800_000 }
}).createMachine({
  id: "orderStart",
  context: begun,
  initial: "sorting",
  states: {
    sorting: {
      always: [
        { guard: { type: "isKnown", params: "unchanged" }, target: "offered" },
        { guard: { type: "isKnown", params: "priceChanged" }, target: "priceChanged" },
        { guard: { type: "isKnown", params: "offerGone" }, target: "offerGone" },
        { target: "calculating" }
      ]
    },
    calculating: {
      tags: "busy",
      invoke: {
        id: "calculateOffer",
        src: "calculateOffer",
        input: wanted,
        onDone: { target: "sorting", actions: { type: "keepAnswer", params: ({ event }) => event.output } },
        onError: "failed"
      }
    },
    offered: {
      after: { offerLifetime: "calculating" },
      on: { "order.begin": "starting" }
    },
    /** The new price is shown beside the one of the list and must be acknowledged first. */
    priceChanged: {
      after: { offerLifetime: "calculating" },
      on: { "price.acknowledge": "offered" }
    },
    starting: {
      tags: "busy",
      invoke: {
        id: "startDraft",
        src: "startDraft",
        input: wanted,
        onDone: [
          {
            guard: { type: "isStart", params: ({ event }) => ({ answer: event.output, kind: "started" }) },
            target: "started",
            actions: { type: "keepStart", params: ({ event }) => event.output }
          },
          {
            guard: {
              type: "isStart",
              params: ({ event }) => ({ answer: event.output, kind: "priceChanged" })
            },
            target: "calculating"
          },
          {
            guard: { type: "isStart", params: ({ event }) => ({ answer: event.output, kind: "refused" }) },
            target: "refused",
            actions: { type: "keepStart", params: ({ event }) => event.output }
          },
          { target: "offerGone" }
        ],
        onError: "unstarted"
      }
    },
    unstarted: { on: { "order.begin": "starting" } },
    refused: { on: { "offer.retry": "calculating" } },
    failed: { on: { "offer.retry": "calculating" } },
    offerGone: { on: { "offer.retry": "calculating" } },
    started: {
      entry: { type: "openDraft", params: ({ context }) => ({ draftId: context.draftId ?? "" }) },
      on: { "page.shown": "calculating" }
    }
  }
})
