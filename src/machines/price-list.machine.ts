import { checkIn } from "./price-list/context.ts"
import { publishingStates } from "./price-list/publishing.states.ts"
import { priceListSetup } from "./price-list/setup.ts"

export type {
  BaseList,
  CheckAnswer,
  ListCheck,
  LookAnswer,
  PlannedList,
  PriceListContext,
  PriceListEvent,
  PublishAnswer,
  PublishWish
} from "./price-list/context.ts"
export type { PublishInput } from "./price-list/setup.ts"

/** A list may be changed wherever nothing is on its way; what was checked before says nothing of it then. */
const anew = {
  "list.edit": { target: "editing", actions: { type: "edit", params: ({ event }) => event.edit } },
  "draft.discard": { target: "editing", actions: "discard" }
} satisfies Parameters<typeof priceListSetup.createStateConfig>[0]["on"]

const edits = {
  ...anew,
  "list.undo": { guard: "hasPast", target: "editing", actions: "undo" }
} satisfies Parameters<typeof priceListSetup.createStateConfig>[0]["on"]

const publish = {
  "warning.acknowledge": { actions: { type: "acknowledge", params: ({ event }) => event } },
  "list.publish": {
    guard: "isReady",
    target: "publishing",
    actions: { type: "keepWish", params: ({ event }) => event.wish }
  }
} satisfies Parameters<typeof priceListSetup.createStateConfig>[0]["on"]

/**
 * A dealer's price list from the first change to its publication (rule price-list.editing): nothing is published that was
 * not checked as it is, nor over a list that was not seen, and a lost answer is found out before anything is sent again.
 */
export const priceListMachine = priceListSetup.createMachine({
  id: "priceList",
  context: ({ input: { base } }) => ({
    base,
    draft: base.rows,
    past: [],
    check: null,
    acknowledged: [],
    wish: null,
    plan: null,
    theirs: null,
    refusal: null
  }),
  initial: "editing",
  states: {
    editing: {
      initial: "weighing",
      on: {
        ...edits,
        "draft.recalled": {
          guard: { type: "isOther", params: ({ event }) => event.rows },
          target: "editing",
          actions: { type: "recall", params: ({ event }) => event.rows }
        }
      },
      states: {
        weighing: { always: [{ guard: "isUnchanged", target: "unchanged" }, { target: "changed" }] },
        unchanged: {
          on: {
            "list.arrived": {
              guard: { type: "isNews", params: ({ event }) => event.list },
              actions: { type: "keepArrived", params: ({ event }) => event.list }
            }
          }
        },
        changed: { tags: "unsaved", on: { "list.check": "#priceList.checking" } }
      }
    },
    checking: {
      tags: ["unsaved", "busy"],
      on: edits,
      invoke: {
        id: "checkList",
        src: "checkList",
        input: ({ context: { draft } }) => ({ rows: draft }),
        onDone: [
          {
            guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "signedOut" }) },
            target: "expired"
          },
          {
            guard: { type: "isFlawed", params: ({ event }) => event.output },
            target: "flawed",
            actions: { type: "keepCheck", params: ({ event }) => checkIn(event.output) }
          },
          {
            target: "checked",
            actions: { type: "keepCheck", params: ({ event }) => checkIn(event.output) }
          }
        ],
        onError: "unchecked"
      },
      after: { longestAnswer: "unchecked" }
    },
    /** The list was not read yet. */
    unchecked: { tags: "unsaved", on: { ...edits, "list.check": "checking" } },
    /** It cannot be published: each error is reported with its row and column. */
    flawed: { tags: "unsaved", on: { ...edits, "list.check": "checking" } },
    /** It may be published once each warning was read. */
    checked: { tags: "unsaved", on: { ...edits, ...publish, "list.check": "checking" } },
    ...publishingStates,
    /** The server did not publish it; it says why, or it never came there. */
    failed: { tags: "unsaved", on: { ...edits, ...publish, "list.check": "checking" } },
    /** The sign-in has ended; the list waits in the browser. */
    expired: { tags: "unsaved", on: { ...edits, "list.check": "checking" } },
    /** Another list is in force than the one that this one was made of. */
    conflict: {
      tags: "unsaved",
      on: {
        "conflict.keepMine": { target: "editing", actions: "rebase" },
        "conflict.takeTheirs": { target: "editing", actions: "takeTheirs" }
      }
    },
    published: {
      on: {
        ...anew,
        "list.arrived": {
          guard: { type: "isNews", params: ({ event }) => event.list },
          target: "editing",
          actions: { type: "keepArrived", params: ({ event }) => event.list }
        }
      }
    },
    /** It holds from the moment that was asked for. */
    scheduled: { on: anew }
  }
})
