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
} from "../domain/edited-rows.ts"
import { actionPort, port } from "./port.ts"

/** What is wrong with a row, by a field of its value; without a key with the list as a whole. */
export interface RowProblem {
  readonly key: string | null
  readonly field: string
  readonly code: string
}

/** How a save ended; no answer is the port's error. */
export type SaveAnswer<Value> =
  | { readonly kind: "saved"; readonly rows: ReadonlyArray<ServerRow<Value>> }
  | { readonly kind: "refused"; readonly problems: ReadonlyArray<RowProblem> }
  /** Somebody else has changed or deleted some of them; `rows` are all rows as they are now. */
  | { readonly kind: "stale"; readonly rows: ReadonlyArray<ServerRow<Value>> }
  /** The sign-in has ended. */
  | { readonly kind: "signedOut" }

/** The list as the server has it now; no answer is the port's error. */
export type LoadAnswer<Value> =
  | { readonly kind: "loaded"; readonly rows: ReadonlyArray<ServerRow<Value>> }
  | { readonly kind: "signedOut" }

export type EditedListEvent<Value> =
  | { readonly type: "row.add"; readonly key: string; readonly value: Value }
  | { readonly type: "row.edit"; readonly key: string; readonly value: Value }
  | { readonly type: "row.delete"; readonly key: string }
  | { readonly type: "row.restore"; readonly key: string }
  | { readonly type: "list.save" }
  | { readonly type: "list.discard" }
  | { readonly type: "conflict.keepMine"; readonly key: string }
  | { readonly type: "conflict.takeTheirs"; readonly key: string }
  /** The tab had kept these changes, when the page was left without a save. */
  | { readonly type: "edits.recalled"; readonly rows: ReadonlyArray<EditedRow<Value>> }
  /** The page has loaded the list once more. */
  | { readonly type: "list.loaded"; readonly rows: ReadonlyArray<ServerRow<Value>> }

export interface EditedList<Value> {
  readonly rows: ReadonlyArray<EditedRow<Value>>
  /** What the last save was refused for. */
  readonly problems: ReadonlyArray<RowProblem>
  /** The answer to a save was lost: the list is read before anything is sent again. */
  readonly isUnsure: boolean
}

/**
 * A list that somebody edits and saves in one call with what has changed (shop.md 9 "Item change states"): changed back
 * is unchanged, an added row that is deleted is gone, and what was changed elsewhere too is decided on by hand.
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
      /** The list is saved. */
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
      /** Rows that the server has now, under what is changed here. */
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
          /** There is something to lose. */
          editing: { tags: "unsaved", on: { "list.save": "#editedList.sending" } },
          /** No answer: everything stays as it was typed, and may be sent again. */
          failed: { tags: "unsaved", on: { "list.save": "#editedList.sending" } },
          /** Nobody is signed in any more; what was typed waits in the tab. */
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
      /** What had arrived before the answer was lost is saved. */
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
      /** Both values are shown until one was chosen for each row. */
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
      /** Who keeps his own wants it saved. */
      deciding: {
        always: [
          { guard: "hasConflict", target: "conflict" },
          { guard: "isChanged", target: "sending" },
          { target: "open" }
        ]
      }
    }
  })
