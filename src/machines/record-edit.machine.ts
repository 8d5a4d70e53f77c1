import { assign, setup } from "xstate"
import type { FormProblem } from "../domain/editing/form-rules.ts"
import {
  type Fields,
  type FieldValue,
  isSameFields,
  mergeFields,
  type Versioned
} from "../domain/editing/record-edit.ts"
import { port } from "./effect-port.ts"

/** Result of a save; if no response arrives, the port fails. */
export type SaveAnswer =
  | { readonly kind: "saved"; readonly record: Versioned }
  /** Another user saved first; `record` is the currently stored record. */
  | { readonly kind: "conflict"; readonly record: Versioned }
  /** The server refused the input; contains the validation errors by field. */
  | { readonly kind: "refused"; readonly problems: ReadonlyArray<FormProblem> }

export type RecordEditEvent =
  | { readonly type: "field.change"; readonly name: string; readonly value: FieldValue }
  | { readonly type: "edit.save" }
  | { readonly type: "edit.discard" }
  /** The page was loaded again, e.g. after another action on it. */
  | { readonly type: "record.arrived"; readonly record: Versioned }
  | { readonly type: "conflict.keepMine" }
  | { readonly type: "conflict.takeTheirs" }

interface Context {
  /** The last server version known to this page. */
  readonly base: Versioned
  readonly fields: Fields
  /** Fields that another user has changed as well. */
  readonly clashes: ReadonlyArray<string>
  readonly problems: ReadonlyArray<FormProblem>
}

/** Returns the record from a response that, as a guard has checked, contains one. */
const recordIn = (answer: SaveAnswer): Versioned => {
  if (answer.kind === "refused") throw new Error("A refusal brings no record")
  return answer.record
}

const problemsIn = (answer: SaveAnswer): ReadonlyArray<FormProblem> =>
  answer.kind === "refused" ? answer.problems : []

/**
 * One record that several users may edit at the same time: no user's change is overwritten unnoticed (rule
 * desk.form-states).
 */
export const recordEditMachine = setup({
  types: {
    input: {} as { readonly record: Versioned },
    context: {} as Context,
    events: {} as RecordEditEvent,
    tags: {} as "unsaved" | "busy"
  },
  actors: { save: port<SaveAnswer, Versioned>("save") },
  actions: {
    keepField: assign(
      ({ context }, { name, value }: { readonly name: string; readonly value: FieldValue }) => ({
        fields: { ...context.fields, [name]: value }
      })
    ),
    keepRecord: assign((_, record: Versioned) => ({ base: record, fields: record.fields, clashes: [] })),
    /** The other user's version becomes the base of the next save; local changes stay. */
    rebase: assign(({ context: { base, fields } }, record: Versioned) => ({
      base: record,
      ...mergeFields(base.fields, fields, record.fields)
    })),
    takeBase: assign(({ context: { base } }) => ({ fields: base.fields, clashes: [] })),
    settleClashes: assign({ clashes: [] }),
    keepProblems: assign((_, problems: ReadonlyArray<FormProblem>) => ({ problems })),
    forgetProblems: assign({ problems: [] })
  },
  guards: {
    isUnchanged: ({ context: { base, fields } }) => isSameFields(base.fields, fields),
    isClashing: ({ context: { clashes } }) => clashes.length > 0,
    isNews: ({ context: { base } }, { rowVersion }: Versioned) => rowVersion > base.rowVersion,
    isSaved: (_, answer: SaveAnswer) => answer.kind === "saved",
    isConflict: (_, answer: SaveAnswer) => answer.kind === "conflict"
  },
  delays: { longestAnswer: 20_000 }
}).createMachine({
  id: "recordEdit",
  context: ({ input: { record } }) => ({ base: record, fields: record.fields, clashes: [], problems: [] }),
  initial: "clean",
  states: {
    clean: {
      initial: "untouched",
      on: {
        "field.change": { target: "deciding", actions: { type: "keepField", params: ({ event }) => event } },
        "record.arrived": {
          guard: { type: "isNews", params: ({ event }) => event.record },
          actions: { type: "keepRecord", params: ({ event }) => event.record }
        }
      },
      states: { untouched: {}, saved: {} }
    },
    /** Checks whether the latest input equals the server's version. */
    deciding: {
      always: [
        { guard: "isUnchanged", target: "clean", actions: "takeBase" },
        { guard: "isClashing", target: "conflict" },
        { target: "dirty" }
      ]
    },
    dirty: {
      tags: "unsaved",
      initial: "editing",
      on: {
        "field.change": { target: "deciding", actions: { type: "keepField", params: ({ event }) => event } },
        "edit.discard": { target: "clean", actions: "takeBase" },
        "edit.save": "saving",
        "record.arrived": {
          guard: { type: "isNews", params: ({ event }) => event.record },
          target: "deciding",
          actions: { type: "rebase", params: ({ event }) => event.record }
        }
      },
      states: {
        editing: {},
        /** The server refused the input. */
        refused: { exit: "forgetProblems" },
        /** No response arrived, but the save may have succeeded anyway; the next attempt shows whether it did. */
        unreachable: {}
      }
    },
    saving: {
      tags: ["unsaved", "busy"],
      invoke: {
        id: "save",
        src: "save",
        input: ({ context: { base, fields } }) => ({ rowVersion: base.rowVersion, fields }),
        onDone: [
          {
            guard: { type: "isSaved", params: ({ event }) => event.output },
            target: "clean.saved",
            actions: { type: "keepRecord", params: ({ event }) => recordIn(event.output) }
          },
          {
            guard: { type: "isConflict", params: ({ event }) => event.output },
            target: "decidingTheirs",
            actions: { type: "rebase", params: ({ event }) => recordIn(event.output) }
          },
          {
            target: "dirty.refused",
            actions: { type: "keepProblems", params: ({ event }) => problemsIn(event.output) }
          }
        ],
        onError: "dirty.unreachable"
      },
      after: { longestAnswer: "dirty.unreachable" }
    },
    /** The conflicting save may contain the same change, or may be this page's own save whose response was lost. */
    decidingTheirs: {
      always: [{ guard: "isUnchanged", target: "clean.saved", actions: "takeBase" }, { target: "conflict" }]
    },
    /** Both values are shown; the local value replaces the other user's only on request. */
    conflict: {
      tags: "unsaved",
      on: {
        "conflict.keepMine": { target: "saving", actions: "settleClashes" },
        "conflict.takeTheirs": { target: "clean", actions: "takeBase" },
        "field.change": { actions: { type: "keepField", params: ({ event }) => event } },
        "record.arrived": {
          guard: { type: "isNews", params: ({ event }) => event.record },
          target: "deciding",
          actions: { type: "rebase", params: ({ event }) => event.record }
        }
      }
    }
  }
})
