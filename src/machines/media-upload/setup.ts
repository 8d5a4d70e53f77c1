import { assign, setup } from "xstate"
import type { Medium } from "../../domain/media/medium.ts"
import {
  isEnded,
  mayRetry,
  newRow,
  type UploadRefusal,
  type UploadRow,
  withRow
} from "../../domain/media/upload-row.ts"
import { actionPort, port } from "../effect-port.ts"

/** What the server says of a file; no answer is an error of the port. */
export type UploadAnswer =
  | { readonly kind: "stored"; readonly medium: Medium; readonly isKnown: boolean }
  | { readonly kind: "refused"; readonly refusal: UploadRefusal }

export interface UploadInput {
  readonly file: File
  readonly onSent: (bytes: number) => void
}

export type MediaUploadEvent =
  /** Dropped, pasted or chosen. */
  | { readonly type: "files.add"; readonly files: ReadonlyArray<File> }
  | { readonly type: "file.cancel"; readonly key: number }
  | { readonly type: "file.retry"; readonly key: number }
  /** Bytes of an attempt have gone out; those of a former one are late. */
  | { readonly type: "bytes.sent"; readonly key: number; readonly attempt: number; readonly bytes: number }
  /** Rows that need no action any more go from the list. */
  | { readonly type: "list.clear" }

/** So many files are sent at once; the others wait (rule media.upload). */
export type Lane = "first" | "second"

interface Context extends Readonly<Record<Lane, number | null>> {
  /** In the order in which they came. */
  readonly rows: ReadonlyArray<UploadRow>
  readonly nextKey: number
}

export const rowOn = (context: Context, lane: Lane): UploadRow => {
  const row = context.rows.find(({ key }) => key === context[lane])
  if (row === undefined) throw new Error("There is no file on this lane")
  return row
}

const waiting = ({ rows }: Context) => rows.filter(({ standing }) => standing.kind === "waiting")

/** What the states of uploads are made of. */
export const mediaUploadSetup = setup({
  types: { context: {} as Context, events: {} as MediaUploadEvent },
  actors: {
    sendFirst: port<UploadAnswer, UploadInput>("sendFirst"),
    sendSecond: port<UploadAnswer, UploadInput>("sendSecond")
  },
  actions: {
    addFiles: assign(({ context: { rows, nextKey } }, files: ReadonlyArray<File>) => ({
      rows: [...rows, ...files.map((file, index) => newRow(file, nextKey + index))],
      nextKey: nextKey + files.length
    })),
    takeNext: assign(({ context }, lane: Lane) => {
      const [next] = waiting(context)
      return next === undefined
        ? {}
        : {
            [lane]: next.key,
            rows: withRow(context.rows, next.key, {
              attempt: next.attempt + 1,
              sent: 0,
              standing: { kind: "sending" }
            })
          }
    }),
    keepSent: assign(
      ({ context: { rows } }, { key, bytes }: { readonly key: number; readonly bytes: number }) => ({
        rows: withRow(rows, key, { sent: bytes })
      })
    ),
    keepAnswer: assign(
      ({ context }, { lane, answer }: { readonly lane: Lane; readonly answer: UploadAnswer }) => ({
        rows: withRow(context.rows, context[lane], { standing: answer })
      })
    ),
    fail: assign(({ context }, lane: Lane) => ({
      rows: withRow(context.rows, context[lane], { standing: { kind: "failed" } })
    })),
    cancel: assign(({ context: { rows } }, key: number) => ({
      rows: withRow(rows, key, { standing: { kind: "cancelled" } })
    })),
    release: assign((_, lane: Lane) => ({ [lane]: null })),
    waitAgain: assign(({ context: { rows } }, key: number) => ({
      rows: withRow(rows, key, { sent: 0, standing: { kind: "waiting" } })
    })),
    dropEnded: assign(({ context: { rows } }) => ({ rows: rows.filter((row) => !isEnded(row)) })),
    /** The grid below shows what is new. */
    tellStored: actionPort()
  },
  guards: {
    /** One file that waits is the first lane's, where that is free. */
    isAnyFor: ({ context }, lane: Lane) =>
      waiting(context).length > (lane === "second" && context.first === null ? 1 : 0),
    isOn: ({ context }, { lane, key }: { readonly lane: Lane; readonly key: number }) =>
      context[lane] === key,
    isWaiting: ({ context }, key: number) => waiting(context).some((row) => row.key === key),
    mayRetry: ({ context: { rows } }, key: number) => rows.some((row) => row.key === key && mayRetry(row)),
    isCurrent: (
      { context },
      { lane, key, attempt }: { readonly lane: Lane; readonly key: number; readonly attempt: number }
    ) => context[lane] === key && rowOn(context, lane).attempt === attempt,
    isStored: (_, answer: UploadAnswer) => answer.kind === "stored"
  },
  /** ms without a byte going out and without an answer: the server gives a file 55 s. */
  delays: { silence: 65_000 }
})
