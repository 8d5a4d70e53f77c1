import { alarmsSetup, changesOf } from "./setup.ts"

const nothing = {}

/** The states from a save request until the server's stored list is loaded. */
export const savingStates = {
  saving: alarmsSetup.createStateConfig({
    tags: "busy",
    entry: "forgetRefusals",
    invoke: {
      id: "saveAlarms",
      src: "saveAlarms",
      input: ({ context }) => changesOf(context),
      onDone: [
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "saved" }) },
          target: "loading"
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "gone" }) },
          target: "rebasing"
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "wait" }) },
          target: "viewing.throttled",
          actions: { type: "noteWait", params: ({ event }) => event.output }
        },
        {
          guard: { type: "isAnswer", params: ({ event }) => ({ answer: event.output, kind: "signedOut" }) },
          target: "viewing.expired"
        },
        {
          target: "viewing.refused",
          actions: { type: "noteRefusals", params: ({ event }) => event.output }
        }
      ],
      onError: { target: "viewing.unreachable", actions: "doubt" }
    },
    after: { longestAnswer: { target: "viewing.unreachable", actions: "doubt" } }
  }),
  /** The changes are saved; the list is loaded because only the server's list contains the ids of added items. */
  loading: alarmsSetup.createStateConfig({
    tags: "busy",
    invoke: {
      id: "loadAlarms",
      src: "loadAlarms",
      input: () => nothing,
      onDone: { target: "viewing.saved", actions: { type: "takeOver", params: ({ event }) => event.output } },
      onError: "unread"
    },
    after: { longestAnswer: "unread" }
  }),
  /** The changes are saved, but the list could not be loaded again: no changes are possible until it is loaded. */
  unread: alarmsSetup.createStateConfig({ on: { "list.load": "loading" } }),
  /** It is unknown whether the list was saved, so it is read before anything is sent again. */
  checking: alarmsSetup.createStateConfig({
    tags: "busy",
    initial: "reading",
    states: {
      reading: {
        invoke: {
          id: "loadAlarms",
          src: "loadAlarms",
          input: () => nothing,
          onDone: { target: "read", actions: { type: "rebase", params: ({ event }) => event.output } },
          onError: "#priceAlarms.viewing.unreachable"
        },
        after: { longestAnswer: "#priceAlarms.viewing.unreachable" }
      },
      read: {
        always: [
          { guard: "isDirty", target: "#priceAlarms.saving" },
          { target: "#priceAlarms.viewing.saved" }
        ]
      }
    }
  }),
  rebasing: alarmsSetup.createStateConfig({
    tags: "busy",
    invoke: {
      id: "loadAlarms",
      src: "loadAlarms",
      input: () => nothing,
      onDone: {
        target: "viewing.conflict",
        actions: { type: "rebase", params: ({ event }) => event.output }
      },
      onError: "viewing.unreachable"
    },
    after: { longestAnswer: "viewing.unreachable" }
  })
}
