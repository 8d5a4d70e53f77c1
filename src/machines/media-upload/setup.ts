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

/** The server's response to a file; if no response arrives, the port fails. */
export type UploadAnswer =
  | { readonly kind: "stored"; readonly medium: Medium; readonly isKnown: boolean }
  | { readonly kind: "refused"; readonly refusal: UploadRefusal }

export interface UploadInput {
  readonly file: File
  readonly onSent: (bytes: number) => void
}

export type MediaUploadEvent =
  /** Files that the user has dropped, pasted or chosen. */
  | { readonly type: "files.add"; readonly files: ReadonlyArray<File> }
  | { readonly type: "file.cancel"; readonly key: number }
  | { readonly type: "file.retry"; readonly key: number }
  /** Bytes of an attempt have been sent; events of a former attempt are ignored. */
  | { readonly type: "bytes.sent"; readonly key: number; readonly attempt: number; readonly bytes: number }
  /** Removes completed rows from the list. */
  | { readonly type: "list.clear" }

/** One of two concurrent uploads; all other files wait (rule media.upload). */
export type Lane = "first" | "second"

interface Context extends Readonly<Record<Lane, number | null>> {
  /** Rows in the order in which the files were added. */
  readonly rows: ReadonlyArray<UploadRow>
  readonly nextKey: number
}

export const rowOn = (context: Context, lane: Lane): UploadRow => {
  const row = context.rows.find(({ key }) => key === context[lane])
  if (row === undefined) throw new Error("There is no file on this lane")
  return row
}

const waiting = ({ rows }: Context) => rows.filter(({ standing }) => standing.kind === "waiting")

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
    /** Reports that a picture has been stored, so that the list of pictures can be loaded again. */
    tellStored: actionPort()
  },
  guards: {
    /**
     * Whether there is a waiting file for this lane; a single waiting file goes to the first lane if that lane is free.
     */
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
  /** Maximum time in ms without sent bytes and without a response: the server allows 55 s per file. */
  delays: { silence: 65_000 }
})
