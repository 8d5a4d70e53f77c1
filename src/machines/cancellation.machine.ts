import { keepingState } from "./cancellation/keeping.state.ts"
import { rereadingState } from "./cancellation/rereading.state.ts"
import { savingStates } from "./cancellation/saving.states.ts"
import { cancellationSetup } from "./cancellation/setup.ts"
import { fullState } from "./cancellation/shown.states.ts"
import type { Edits } from "./cancellation/types.ts"

export type {
  BatchAnswer,
  CancellationList,
  CancellationEvent,
  CancellationInput,
  KeptEdit,
  ListAnswer,
  SaveBatch,
  SaveItem
} from "./cancellation/types.ts"

const nothing = {}

/**
 * The list of cancellations (rule cancellation.dirty): only the changed orders of a batch are saved, in one request.
 * Only the rows that failed stay dirty. A separate machine decides the state of each row.
 */
export const cancellationMachine = cancellationSetup.createMachine({
  id: "cancellation",
  context: ({ input }) => {
    const edits: Edits = new Map()
    return {
      ...input,
      rows: [],
      total: 0,
      places: new Map(),
      edits,
      keptEdits: edits,
      elsewhere: [],
      markings: [],
      batch: null,
      overtaken: [],
      keys: 0,
      wish: null
    }
  },
  type: "parallel",
  states: {
    list: {
      initial: "loading",
      on: {
        "query.change": {
          target: ".loading",
          actions: { type: "keepQuery", params: ({ event }) => event.query }
        },
        "view.change": {
          guard: { type: "isOtherView", params: ({ event }) => event.view },
          actions: [
            { type: "keepView", params: ({ event }) => event.view },
            { type: "showAddress", params: ({ event }) => event.view }
          ]
        },
        "page.leave": { actions: { type: "leave", params: {} } }
      },
      states: {
        loading: {
          tags: "busy",
          invoke: {
            id: "listCancellations",
            src: "listCancellations",
            input: ({ context }) => context.query,
            onDone: [
              {
                guard: { type: "isListed", params: ({ event }) => event.output },
                target: "recalling",
                actions: { type: "keepList", params: ({ event }) => event.output }
              },
              { target: "signedOut" }
            ],
            onError: "failed"
          },
          after: { longestAnswer: "failed" }
        },
        failed: { on: { "list.retry": "loading" } },
        /** Anonymous users see no list; it is loaded after they have signed in. */
        signedOut: { on: { "session.resumed": "loading" } },
        /** Reads unsaved changes of an earlier visit. */
        recalling: {
          tags: "busy",
          invoke: {
            id: "recallBatch",
            src: "recallBatch",
            input: () => nothing,
            onDone: {
              target: "sorting",
              actions: { type: "recall", params: ({ event }) => event.output }
            },
            onError: "sorting"
          },
          after: { longestAnswer: "sorting" }
        },
        sorting: { always: [{ guard: "hasRows", target: "full" }, { target: "empty" }] },
        empty: { on: { "list.reread": "loading" } },
        full: fullState,
        rereading: rereadingState,
        ...savingStates
      }
    },
    keeping: keepingState
  }
})
