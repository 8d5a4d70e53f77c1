import { assign, not, setup } from "xstate"
import type { ExportSource } from "../domain/statistics/export.ts"
import { spanProblem } from "../domain/statistics/period.ts"
import { actionPort, port } from "./effect-port.ts"

/** Why there is no file; what helps stands beside it. */
export type ExportRefusal =
  /** No answer at all. */
  | "unreachable"
  /** It began and did not come whole: what came is thrown away. */
  | "cut"
  /** Too many files are read at the same time, by this account or by all. */
  | "tooMany"
  | "signedOut"
  | "forbidden"
  | "nothing"
  | "invalid"

/** What came, and how many rows the server said there would be. */
export interface FetchedFile {
  readonly name: string
  readonly rows: number
  readonly total: number
  readonly contents: Blob
}

export type CountAnswer =
  | { readonly kind: "counted"; readonly total: number }
  | { readonly kind: "refused"; readonly refusal: ExportRefusal }

export type FileAnswer =
  | { readonly kind: "fetched"; readonly file: FetchedFile }
  | { readonly kind: "refused"; readonly refusal: ExportRefusal }

export type ExportEvent =
  /** Another filter: what was counted or is coming is of other rows. */
  | { readonly type: "source.change"; readonly source: ExportSource }
  | { readonly type: "export.count" }
  | { readonly type: "export.download" }
  | { readonly type: "export.cancel" }
  /** So far, of an attempt; those of a former attempt are late. */
  | {
      readonly type: "rows.arrived"
      readonly attempt: number
      readonly rows: number
      readonly total: number
    }

export interface DownloadInput {
  readonly source: ExportSource
  readonly onRows: (rows: number, total: number) => void
}

interface Context {
  readonly source: ExportSource
  /** How many rows the file has, as far as is known. */
  readonly total: number | null
  /** Rows that have come. */
  readonly rows: number
  readonly attempt: number
  readonly refusal: ExportRefusal
  /** Of the file that was kept last. */
  readonly name: string
}

const refusalIn = (answer: CountAnswer | FileAnswer): ExportRefusal =>
  answer.kind === "refused" ? answer.refusal : "cut"

const totalIn = (answer: CountAnswer): number => (answer.kind === "counted" ? answer.total : 0)

const fileIn = (answer: FileAnswer): FetchedFile => {
  if (answer.kind === "refused") throw new Error("A refusal brings no file")
  return answer.file
}

/**
 * A file of rows: counted first where that is a call of its own, then read while it comes, and kept only when it came
 * whole (rule desk.exports). Nothing half is ever called complete: the rows that came are held against those announced.
 */
export const exportMachine = setup({
  types: {
    input: {} as { readonly source: ExportSource },
    context: {} as Context,
    events: {} as ExportEvent
  },
  actors: {
    count: port<CountAnswer, ExportSource>("count"),
    download: port<FileAnswer, DownloadInput>("download")
  },
  actions: {
    keepSource: assign((_, source: ExportSource) => ({ source, total: null, rows: 0 })),
    keepTotal: assign((_, total: number) => ({ total })),
    keepRows: assign((_, { rows, total }: { readonly rows: number; readonly total: number }) => ({
      rows,
      total
    })),
    beginAttempt: assign(({ context: { attempt } }) => ({ attempt: attempt + 1, rows: 0 })),
    keepRefusal: assign((_, refusal: ExportRefusal) => ({ refusal })),
    keepFacts: assign((_, { name, rows, total }: FetchedFile) => ({ name, rows, total })),
    saveFile: actionPort<FetchedFile>()
  },
  guards: {
    isSound: ({ context: { source } }) => spanProblem(source.wish) === undefined,
    isCounted: ({ context: { source } }) => source.kind === "orders",
    hasRows: ({ context: { total } }) => total !== null && total > 0,
    hasBegun: ({ context: { rows } }) => rows > 0,
    isCurrent: ({ context }, attempt: number) => context.attempt === attempt,
    isRefused: (_, answer: CountAnswer | FileAnswer) => answer.kind === "refused",
    isWhole: (_, answer: FileAnswer) => answer.kind === "fetched" && answer.file.rows === answer.file.total
  },
  /** ms: `silence` is how long a file may stand still; the server ends a reader who takes nothing after 60 s. */
  delays: { longestAnswer: 20_000, silence: 60_000 }
}).createMachine({
  id: "export",
  context: ({ input: { source } }) => ({
    source,
    total: null,
    rows: 0,
    attempt: 0,
    refusal: "unreachable",
    name: ""
  }),
  initial: "beginning",
  on: {
    "source.change": {
      target: ".beginning",
      actions: { type: "keepSource", params: ({ event }) => event.source }
    }
  },
  states: {
    beginning: {
      always: [
        { guard: not("isSound"), target: "blocked" },
        { guard: "isCounted", target: "counting" },
        { target: "idle" }
      ]
    },
    /** The dates are no span, and nothing is asked for; the field says why. */
    blocked: {},
    idle: { on: { "export.download": "downloading" } },
    counting: {
      invoke: {
        id: "count",
        src: "count",
        input: ({ context: { source } }) => source,
        onDone: [
          {
            guard: { type: "isRefused", params: ({ event }) => event.output },
            target: "uncounted",
            actions: { type: "keepRefusal", params: ({ event }) => refusalIn(event.output) }
          },
          {
            target: "counted",
            actions: { type: "keepTotal", params: ({ event }) => totalIn(event.output) }
          }
        ],
        onError: { target: "uncounted", actions: { type: "keepRefusal", params: "unreachable" } }
      },
      after: {
        longestAnswer: { target: "uncounted", actions: { type: "keepRefusal", params: "unreachable" } }
      }
    },
    counted: { on: { "export.download": { guard: "hasRows", target: "downloading" } } },
    uncounted: { on: { "export.count": "counting" } },
    downloading: {
      entry: "beginAttempt",
      invoke: {
        id: "download",
        src: "download",
        input: ({ context: { source, attempt }, self }) => ({
          source,
          onRows: (rows, total) => self.send({ type: "rows.arrived", attempt, rows, total })
        }),
        onDone: [
          {
            guard: { type: "isRefused", params: ({ event }) => event.output },
            target: "failed",
            actions: { type: "keepRefusal", params: ({ event }) => refusalIn(event.output) }
          },
          {
            guard: { type: "isWhole", params: ({ event }) => event.output },
            target: "done",
            actions: [
              { type: "keepFacts", params: ({ event }) => fileIn(event.output) },
              { type: "saveFile", params: ({ event }) => fileIn(event.output) }
            ]
          },
          { target: "failed", actions: { type: "keepRefusal", params: "cut" } }
        ],
        onError: [
          { guard: "hasBegun", target: "failed", actions: { type: "keepRefusal", params: "cut" } },
          { target: "failed", actions: { type: "keepRefusal", params: "unreachable" } }
        ]
      },
      on: { "export.cancel": "cancelled" },
      initial: "waiting",
      states: {
        /** For the next rows. */
        waiting: {
          on: {
            "rows.arrived": {
              guard: { type: "isCurrent", params: ({ event }) => event.attempt },
              target: "waiting",
              reenter: true,
              actions: { type: "keepRows", params: ({ event }) => event }
            }
          },
          after: {
            silence: { target: "#export.failed", actions: { type: "keepRefusal", params: "cut" } }
          }
        }
      }
    },
    done: { on: { "export.download": "downloading" } },
    failed: { on: { "export.download": "downloading" } },
    cancelled: { on: { "export.download": "downloading" } }
  }
})
