import type { AlarmWish } from "../../domain/alarm/price-alarm.ts"

/** What can be wished on the page of notifications. */
export interface AlarmWishes {
  readonly onAdd: () => void
  readonly onEdit: (key: string) => void
  readonly onDelete: (key: string) => void
  readonly onRestore: (key: string) => void
  readonly onApply: (wish: AlarmWish) => void
  readonly onCancel: () => void
  readonly onNewsletter: (isWanted: boolean) => void
  readonly onSave: () => void
  readonly onDiscard: () => void
  /** Reads the list again that was saved and could not be read. */
  readonly onLoad: () => void
}
