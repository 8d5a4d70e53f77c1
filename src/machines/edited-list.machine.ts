import { assign, setup } from "xstate"
import {
  changedRows,
  conflictsOf,
  type EditedRow,
  loadedRows,
  rebased,
  serverRows,
  type ServerRow,
  withAdded,
  withDeleted,
  withMine,
  withoutChanges,
  withRestored,
  withTheirs,
  withValue
} from "../domain/editing/edited-rows.ts"
import type { EditedList, EditedListEvent, LoadAnswer, SaveAnswer } from "./edited-list/types.ts"
import { actionPort, port } from "./effect-port.ts"

export type { EditedListEvent, LoadAnswer, RowProblem, SaveAnswer } from "./edited-list/types.ts"

/**
 * Machine of a list that is edited and saved in one request with all changes (rule list.change-states): a reverted row
 * counts as unchanged, a new row that is deleted disappears from the list, and the user decides on rows that were also
 * changed elsewhere.
 */
export const editedListMachine = <Value>() =>
  setup({
    types: {
      context: {} as EditedList<Value>,
      events: {} as EditedListEvent<Value>,
      input: {} as { readonly rows: ReadonlyArray<EditedRow<Value>> }
    },
    actors: {
      save: port<SaveAnswer<Value>, { readonly rows: ReadonlyArray<EditedRow<Value>> }>("save"),
      load: port<LoadAnswer<Value>, Record<string, never>>("load")
    },
    actions: {
      tellSaved: actionPort<object>(),
      addRow: assign(({ context }, row: { readonly key: string; readonly value: Value }) => ({
        rows: withAdded(context.rows, row.key, row.value)
      })),
      editRow: assign(({ context }, row: { readonly key: string; readonly value: Value }) => ({
        rows: withValue(context.rows, row.key, row.value)
      })),
      deleteRow: assign(({ context }, { key }: { readonly key: string }) => ({
        rows: withDeleted(context.rows, key),
        problems: context.problems.filter((problem) => problem.key !== key)
      })),
      restoreRow: assign(({ context }, { key }: { readonly key: string }) => ({
        rows: withRestored(context.rows, key),
        problems: context.problems.filter((problem) => problem.key !== key)
      })),
      discard: assign(({ context }) => ({ rows: withoutChanges(context.rows), problems: [] })),
      keepMine: assign(({ context }, { key }: { readonly key: string }) => ({
        rows: withMine(context.rows, key)
      })),
      takeTheirs: assign(({ context }, { key }: { readonly key: string }) => ({
        rows: withTheirs(context.rows, key)
      })),
      /** Takes over the server's rows and applies the local changes to them. */
      follow: assign(({ context }, { rows }: { readonly rows: ReadonlyArray<ServerRow<Value>> }) => ({
        rows: rebased(context.rows, rows),
        isUnsure: false
      })),
      followAnswer: assign(({ context }, answer: LoadAnswer<Value>) =>
        answer.kind === "loaded" ? { rows: rebased(context.rows, answer.rows), isUnsure: false } : {}
      ),
      doubt: assign({ isUnsure: true }),
      recall: assign(({ context }, { rows }: { readonly rows: ReadonlyArray<EditedRow<Value>> }) => ({
        rows: rebased(rows, serverRows(context.rows))
      })),
      keepAnswer: assign(({ context }, answer: SaveAnswer<Value>): Partial<EditedList<Value>> => {
        switch (answer.kind) {
          case "saved":
            return { rows: loadedRows(answer.rows), problems: [] }
          case "refused":
            return { problems: answer.problems }
          case "stale":
            return { rows: rebased(context.rows, answer.rows), problems: [] }
          case "signedOut":
            return {}
        }
      })
    },
    guards: {
      hasConflict: ({ context }) => conflictsOf(context.rows).length > 0,
      isUnsure: ({ context }) => context.isUnsure,
      isChanged: ({ context }) => changedRows(context.rows).length > 0,
      isKind: (_, { is, kind }: { readonly is: SaveAnswer<Value>["kind"]; readonly kind: string }) =>
        is === kind,
      isLoaded: (_, kind: LoadAnswer<Value>["kind"]) => kind === "loaded"
    },
    delays: { longestAnswer: 20_000 }
  }).createMachine({
    id: "editedList",
    context: ({ input }) => ({ rows: input.rows, problems: [], isUnsure: false }),
    initial: "open",
    states: {
      open: {
        initial: "sorting",
        on: {
          "row.add": { target: ".sorting", actions: { type: "addRow", params: ({ event }) => event } },
          "row.edit": { target: ".sorting", actions: { type: "editRow", params: ({ event }) => event } },
          "row.delete": { target: ".sorting", actions: { type: "deleteRow", params: ({ event }) => event } },
          "row.restore": {
            target: ".sorting",
            actions: { type: "restoreRow", params: ({ event }) => event }
          },
          "list.discard": { target: ".sorting", actions: "discard" },
          "list.loaded": { target: ".sorting", actions: { type: "follow", params: ({ event }) => event } }
        },
        states: {
          sorting: {
            always: [
              { guard: "hasConflict", target: "#editedList.conflict" },
              { guard: "isChanged", target: "editing" },
              { target: "showing" }
            ]
          },
          showing: {
            on: {
              "edits.recalled": {
                target: "sorting",
                actions: { type: "recall", params: ({ event }) => event }
              }
            }
          },
          editing: { tags: "unsaved", on: { "list.save": "#editedList.sending" } },
          /** No response: all input stays, and may be sent again. */
          failed: { tags: "unsaved", on: { "list.save": "#editedList.sending" } },
          /** The session has ended; the input stays stored in the tab. */
          expired: { tags: "unsaved", on: { "list.save": "#editedList.sending" } },
          saved: {}
        }
      },
      sending: { always: [{ guard: "isUnsure", target: "checking" }, { target: "saving" }] },
      checking: {
        tags: "unsaved",
        invoke: {
          id: "load",
          src: "load",
          input: () => ({}),
          onDone: [
            {
              guard: { type: "isLoaded", params: ({ event }) => event.output.kind },
              target: "checked",
              actions: { type: "followAnswer", params: ({ event }) => event.output }
            },
            { target: "open.expired" }
          ],
          onError: "open.failed"
        },
        after: { longestAnswer: "open.failed" }
      },
      /** If a response was lost, changes that reached the server anyway count as saved. */
      checked: {
        always: [
          { guard: "hasConflict", target: "conflict" },
          { guard: "isChanged", target: "saving" },
          { target: "open.saved", actions: { type: "tellSaved", params: {} } }
        ]
      },
      saving: {
        tags: "unsaved",
        invoke: {
          id: "save",
          src: "save",
          input: ({ context }) => ({ rows: changedRows(context.rows) }),
          onDone: [
            {
              guard: { type: "isKind", params: ({ event }) => ({ is: "saved", kind: event.output.kind }) },
              target: "open.saved",
              actions: [
                { type: "keepAnswer", params: ({ event }) => event.output },
                { type: "tellSaved", params: {} }
              ]
            },
            {
              guard: {
                type: "isKind",
                params: ({ event }) => ({ is: "signedOut", kind: event.output.kind })
              },
              target: "open.expired"
            },
            { target: "open", actions: { type: "keepAnswer", params: ({ event }) => event.output } }
          ],
          onError: { target: "open.failed", actions: "doubt" }
        },
        after: { longestAnswer: { target: "open.failed", actions: "doubt" } }
      },
      /** Both values are shown until the user has chosen one for each row. */
      conflict: {
        tags: "unsaved",
        on: {
          "conflict.keepMine": {
            target: "deciding",
            actions: { type: "keepMine", params: ({ event }) => event }
          },
          "conflict.takeTheirs": {
            target: "deciding",
            actions: { type: "takeTheirs", params: ({ event }) => event }
          },
          "list.discard": { target: "open", actions: "discard" },
          "list.loaded": { target: "open", actions: { type: "follow", params: ({ event }) => event } }
        }
      },
      /** If the user chose a local version, it is sent to the server. */
      deciding: {
        always: [
          { guard: "hasConflict", target: "conflict" },
          { guard: "isChanged", target: "sending" },
          { target: "open" }
        ]
      }
    }
  })
