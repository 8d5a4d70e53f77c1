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

/** A list may be edited whenever no request is pending; edits invalidate the last check. */
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
 * A dealer's price list from the first change to its publication (rule price-list.editing): a list is published only in
 * its checked state and as a change to a list in force that the user has seen; after a lost response, the result is
 * looked up before anything is sent again.
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
      initial: "deciding",
      on: {
        ...edits,
        "draft.recalled": {
          guard: { type: "isOther", params: ({ event }) => event.rows },
          target: "editing",
          actions: { type: "recall", params: ({ event }) => event.rows }
        }
      },
      states: {
        deciding: { always: [{ guard: "isUnchanged", target: "unchanged" }, { target: "changed" }] },
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
    /** The list has not been checked yet. */
    unchecked: { tags: "unsaved", on: { ...edits, "list.check": "checking" } },
    /** The list cannot be published: each error is reported with its row and column. */
    flawed: { tags: "unsaved", on: { ...edits, "list.check": "checking" } },
    /** The list may be published once all warnings are acknowledged. */
    checked: { tags: "unsaved", on: { ...edits, ...publish, "list.check": "checking" } },
    ...publishingStates,
    /** Publishing failed: the server refused the list with a reason, or the request never arrived. */
    failed: { tags: "unsaved", on: { ...edits, ...publish, "list.check": "checking" } },
    /** The session has ended; the list stays stored in the browser. */
    expired: { tags: "unsaved", on: { ...edits, "list.check": "checking" } },
    /** Another list came into force since this one was started. */
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
    /** The list comes into force at the requested time. */
    scheduled: { on: anew }
  }
})
