import { largestFile } from "../files/file-kinds.ts"
import type { Medium } from "./medium.ts"

/**
 * Reason for refusing a file; the code is an error code of the server, or describes a failed call, e.g. `signedOut`.
 */
export interface UploadRefusal {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/** State of an upload (rule media.upload). */
export type Standing =
  /** Waiting for other uploads to finish. */
  | { readonly kind: "waiting" }
  /** The file is being sent, or the server is processing it. */
  | { readonly kind: "sending" }
  | { readonly kind: "stored"; readonly medium: Medium; readonly isKnown: boolean }
  | { readonly kind: "refused"; readonly refusal: UploadRefusal }
  /** No response, or no progress for too long. */
  | { readonly kind: "failed" }
  | { readonly kind: "cancelled" }

export interface UploadRow {
  readonly key: number
  readonly file: File
  readonly attempt: number
  /** Bytes sent so far. */
  readonly sent: number
  readonly standing: Standing
}

/** Returns the initial state of an upload; an empty or too large file is refused before sending. */
const begun = ({ size }: File): Standing =>
  size === 0
    ? { kind: "refused", refusal: { code: "fileEmpty", params: {} } }
    : size > largestFile
      ? { kind: "refused", refusal: { code: "fileTooLarge", params: { largest: largestFile } } }
      : { kind: "waiting" }

export const newRow = (file: File, key: number): UploadRow => ({
  key,
  file,
  attempt: 0,
  sent: 0,
  standing: begun(file)
})

export const isEnded = ({ standing: { kind } }: UploadRow): boolean =>
  kind !== "waiting" && kind !== "sending"

/** Whether an upload can be retried; a file that the server has refused would be refused again. */
export const mayRetry = ({ standing }: UploadRow): boolean =>
  standing.kind === "failed" ||
  standing.kind === "cancelled" ||
  (standing.kind === "refused" && standing.refusal.code === "signedOut")

/** Returns the rows with one of them updated. */
export const withRow = (
  rows: ReadonlyArray<UploadRow>,
  key: number | null,
  change: Partial<UploadRow>
): ReadonlyArray<UploadRow> => rows.map((row) => (row.key === key ? { ...row, ...change } : row))
