import { assign, not, setup } from "xstate"
import type { ExportSource } from "../domain/statistics/export.ts"
import { spanProblem } from "../domain/statistics/period.ts"
import { actionPort, port } from "./effect-port.ts"

/** Why no file was saved; the page shows what the user can do about it. */
export type ExportRefusal =
  /** The server did not respond. */
  | "unreachable"
  /** The download started but is incomplete: the partial file is discarded. */
  | "cut"
  /** Too many files are being downloaded at the same time, by this account or by all accounts together. */
  | "tooMany"
  | "signedOut"
  | "forbidden"
  | "nothing"
  | "invalid"

/** The received file: `rows` is the number of rows received, `total` the number of rows that the server announced. */
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
  /** The user changed the filter, so the count and a running download are for the rows of the former filter. */
  | { readonly type: "source.change"; readonly source: ExportSource }
  | { readonly type: "export.count" }
  | { readonly type: "export.download" }
  | { readonly type: "export.cancel" }
  /** Rows received in an attempt; events of a former attempt are ignored. */
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
  /** Number of rows in the file, if known. */
  readonly total: number | null
  /** Number of received rows. */
  readonly rows: number
  readonly attempt: number
  readonly refusal: ExportRefusal
  /** Name of the last saved file. */
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
 * Download of a file with rows: the rows are counted first if there is a separate API endpoint for that; the file is
 * then streamed, and saved only if it is complete (rule desk.exports). A partial file never counts as complete: the
 * received rows are compared with the announced number.
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
  /**
   * In ms. After `silence` without data a download counts as failed; it equals the server's limit, which disconnects a
   * client that reads nothing for 60 s.
   */
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
    /** The dates do not form a valid period, so nothing is requested; the field shows the reason. */
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
