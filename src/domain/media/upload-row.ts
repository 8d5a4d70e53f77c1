import { largestFile } from "../files/file-kinds.ts"
import type { Medium } from "./medium.ts"

/** Why a file is not taken; the code is the server's, or one of the caller's standing. */
export interface UploadRefusal {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/** Where a file stands (rule media.upload). */
export type Standing =
  /** Until there is room for another one. */
  | { readonly kind: "waiting" }
  /** Bytes are going out, or all of them have gone and it is being worked on. */
  | { readonly kind: "sending" }
  | { readonly kind: "stored"; readonly medium: Medium; readonly isKnown: boolean }
  | { readonly kind: "refused"; readonly refusal: UploadRefusal }
  /** No answer, or no progress for too long. */
  | { readonly kind: "failed" }
  | { readonly kind: "cancelled" }

/** A file on its way. */
export interface UploadRow {
  readonly key: number
  readonly file: File
  readonly attempt: number
  /** Bytes that have gone out. */
  readonly sent: number
  readonly standing: Standing
}

/** What is plain before anything is sent. */
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

/** A file that the server has looked at and refused is the same file again. */
export const mayRetry = ({ standing }: UploadRow): boolean =>
  standing.kind === "failed" ||
  standing.kind === "cancelled" ||
  (standing.kind === "refused" && standing.refusal.code === "signedOut")

/** The rows with one of them as it is now. */
export const withRow = (
  rows: ReadonlyArray<UploadRow>,
  key: number | null,
  change: Partial<UploadRow>
): ReadonlyArray<UploadRow> => rows.map((row) => (row.key === key ? { ...row, ...change } : row))
