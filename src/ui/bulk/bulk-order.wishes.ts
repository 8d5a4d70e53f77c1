/** What the user can do on the page of a bulk order. */
export interface BulkOrderWishes {
  readonly onZip: (index: number, zip: string) => void
  readonly onAmount: (index: number, text: string) => void
  readonly onAdd: () => void
  readonly onRemove: (index: number) => void
  /** Calculates at once, without waiting for the end of typing. */
  readonly onStart: () => void
  readonly onRetry: () => void
}
