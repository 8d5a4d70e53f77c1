import type { SnapshotFrom } from "xstate"
import type { Medium } from "../../../domain/media/medium.ts"
import type { mediaUploadMachine } from "../../../machines/media-upload.machine.ts"
import { isEnded, mayRetry, type UploadRefusal } from "../../../domain/media/upload-row.ts"

export interface UploadView {
  readonly key: number
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly state: "waiting" | "sending" | "working" | "stored" | "known" | "refused" | "failed" | "cancelled"
  /** Uploaded fraction, 0 to 1. */
  readonly share: number
  readonly refusal: UploadRefusal | undefined
  readonly medium: Medium | undefined
  readonly canRetry: boolean
}

export interface UploadsView {
  readonly rows: ReadonlyArray<UploadView>
  /** Number of files that are waiting or being uploaded. */
  readonly open: number
  readonly hasEnded: boolean
}

type Row = SnapshotFrom<typeof mediaUploadMachine>["context"]["rows"][number]

const rowView = (row: Row): UploadView => {
  const { key, file, sent, standing } = row
  // `sent` may exceed the file's size, since it includes other bytes of the request
  const share = file.size === 0 ? 0 : Math.min(1, sent / file.size)
  return {
    key,
    name: file.name,
    size: file.size,
    state:
      standing.kind === "sending"
        ? share === 1
          ? "working"
          : "sending"
        : standing.kind === "stored" && standing.isKnown
          ? "known"
          : standing.kind,
    share,
    refusal: standing.kind === "refused" ? standing.refusal : undefined,
    medium: standing.kind === "stored" ? standing.medium : undefined,
    canRetry: mayRetry(row)
  }
}

export const uploadsView = ({
  context: { rows }
}: Pick<SnapshotFrom<typeof mediaUploadMachine>, "context">): UploadsView => ({
  rows: rows.map(rowView),
  open: rows.filter((row) => !isEnded(row)).length,
  hasEnded: rows.some(isEnded)
})

/** User actions on uploads; `undefined` until the page is hydrated. */
export interface UploadWishes {
  readonly onAdd: (files: ReadonlyArray<File>) => void
  readonly onCancel: (key: number) => void
  readonly onRetry: (key: number) => void
  readonly onClear: () => void
}
