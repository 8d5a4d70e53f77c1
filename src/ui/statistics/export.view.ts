import type { SnapshotFrom } from "xstate"
import type { FileFormat } from "../../domain/statistics/export.ts"
import type { exportMachine, ExportRefusal } from "../../machines/export.machine.ts"

/** View model of an export; `percent` exists only if the number of rows is known. */
export type ExportView =
  | { readonly state: "blocked" | "idle" | "counting" }
  /** `total` is the number of rows; null if it was not known yet. */
  | { readonly state: "cancelled"; readonly total: number | null }
  | { readonly state: "counted"; readonly total: number }
  | {
      readonly state: "uncounted" | "failed"
      readonly refusal: ExportRefusal
      readonly rows: number
      readonly total: number | null
    }
  | {
      readonly state: "downloading"
      readonly rows: number
      readonly total: number | null
      readonly percent: number | null
    }
  | { readonly state: "done"; readonly rows: number; readonly name: string }

/** Converts the export machine's snapshot to the view model; makes no decisions. */
export const exportView = (snapshot: SnapshotFrom<typeof exportMachine>): ExportView => {
  const { rows, total, refusal, name } = snapshot.context
  if (snapshot.matches("done")) return { state: "done", rows, name }
  if (snapshot.matches("failed")) return { state: "failed", refusal, rows, total }
  if (snapshot.matches("uncounted")) return { state: "uncounted", refusal, rows, total }
  if (snapshot.matches("counted")) return { state: "counted", total: total ?? 0 }
  if (snapshot.matches("downloading"))
    return {
      state: "downloading",
      rows,
      total,
      percent: total === null || total === 0 || Number.isNaN(total) ? null : Math.floor((100 * rows) / total)
    }
  if (snapshot.matches("cancelled")) return { state: "cancelled", total }
  if (snapshot.matches("counting")) return { state: "counting" }
  return { state: snapshot.matches("blocked") ? "blocked" : "idle" }
}

/** User actions on an export. */
export interface ExportWishes {
  readonly onCount: () => void
  /** Downloads the file in the given format; if omitted, in the format requested last. */
  readonly onDownload: (format?: FileFormat) => void
  readonly onCancel: () => void
}
