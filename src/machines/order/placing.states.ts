import { placing, seenSummary } from "./context.ts"
import { orderSetup, shownInPlace } from "./setup.ts"

/** The order is being sent: a second click, back and forward have no effect until the response arrives. */
export const placingState = orderSetup.createStateConfig({
  tags: "busy",
  invoke: {
    id: "placeOrder",
    src: "placeOrder",
    input: ({ context }) => placing(context),
    onDone: [
      {
        guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "placed" }) },
        target: "#order.placed",
        actions: { type: "learn", params: ({ event }) => event.output }
      },
      {
        guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "alreadyPlaced" }) },
        target: "#order.placed",
        actions: { type: "learn", params: ({ event }) => event.output }
      },
      {
        guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "priceChanged" }) },
        target: "repricing",
        actions: { type: "forgetKey", params: ({ context: { draftId } }) => ({ draftId }) }
      },
      {
        guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "conflict" }) },
        target: "reloading",
        actions: { type: "forgetKey", params: ({ context: { draftId } }) => ({ draftId }) }
      },
      {
        guard: {
          type: "isAnswer",
          params: ({ event }) => ({ answer: event.output, kind: "paymentDeclined" })
        },
        target: "repaying",
        actions: { type: "forgetKey", params: ({ context: { draftId } }) => ({ draftId }) }
      },
      {
        guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "refused" }) },
        target: "refused",
        actions: [
          { type: "learn", params: ({ event }) => event.output },
          { type: "forgetKey", params: ({ context: { draftId } }) => ({ draftId }) }
        ]
      },
      {
        guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "offerGone" }) },
        target: "#order.offerGone",
        actions: { type: "forgetKey", params: ({ context: { draftId } }) => ({ draftId }) }
      },
      {
        target: "#order.missing",
        actions: { type: "forgetKey", params: ({ context: { draftId } }) => ({ draftId }) }
      }
    ],
    onError: "unanswered"
  },
  on: {
    "moisture.declare": {},
    "step.goto": {},
    "step.previous": {},
    "history.moved": { actions: { type: "showStep", params: shownInPlace } }
  }
})

/** The final check; `onError` is the state to enter if no response arrives. */
const finalCheck = (onError: "offered" | "unchecked") =>
  orderSetup.createStateConfig({
    tags: "busy",
    entry: "dropKey",
    invoke: {
      id: "checkOffer",
      src: "checkOffer",
      input: ({ context }) => seenSummary(context),
      onDone: [
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "unchanged" }) },
          target: "offered",
          actions: { type: "learn", params: ({ event }) => event.output }
        },
        {
          guard: {
            type: "isAnswer",
            params: ({ event }) => ({ answer: event.output, kind: "priceChanged" })
          },
          target: "offered.priceChanged",
          actions: { type: "learn", params: ({ event }) => event.output }
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "conflict" }) },
          target: "reloading"
        },
        {
          guard: {
            type: "isAnswer",
            params: ({ event }) => ({ answer: event.output, kind: "alreadyPlaced" })
          },
          target: "#order.placed",
          actions: { type: "learn", params: ({ event }) => event.output }
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "offerGone" }) },
          target: "#order.offerGone"
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "refused" }) },
          target: "refused",
          actions: { type: "learn", params: ({ event }) => event.output }
        },
        { target: "#order.missing" }
      ],
      onError
    }
  })

/**
 * The check when the summary is opened: shows price changes and possible double orders; if no response arrives, the
 * summary is shown without them.
 */
export const checkingState = finalCheck("offered")

/** Calculates the offer again, because it has expired or its remaining validity is unknown. */
export const recalculatingState = finalCheck("unchecked")

/** Reads the draft again, to show its differences from the version that the buyer saw. */
const readAgain = (shows: "changed" | "offered.priceChanged" | "paymentDeclined") =>
  orderSetup.createStateConfig({
    tags: "busy",
    entry: "dropKey",
    invoke: {
      id: "loadDraft",
      src: "loadDraft",
      input: ({ context }) => ({ draftId: context.draftId }),
      onDone: [
        {
          guard: { type: "isPlacedDraft", params: ({ event }) => event.output },
          target: "#order.placed",
          actions: { type: "learn", params: ({ event }) => event.output }
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "loaded" }) },
          target: shows,
          actions: { type: "learn", params: ({ event }) => event.output }
        },
        { target: "#order.missing" }
      ],
      onError: "unread"
    }
  })

/** The draft was changed elsewhere while the buyer was reading its summary. */
export const reloadingState = readAgain("changed")

/** The server found another price and has written it into the draft (rule order.price-told). */
export const repricingState = readAgain("offered.priceChanged")

/** The payment was not accepted: the draft's payment step is open again. */
export const repayingState = readAgain("paymentDeclined")
