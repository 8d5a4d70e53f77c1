/** Actions of the user on the page of a bulk order. */
export interface BulkOrderWishes {
  readonly onZip: (index: number, zip: string) => void
  readonly onAmount: (index: number, text: string) => void
  readonly onAdd: () => void
  readonly onRemove: (index: number) => void
  /** Calculates immediately, without waiting until the user stops typing. */
  readonly onStart: () => void
  readonly onRetry: () => void
}
