import type { KeptValues } from "./storage.ts"

/** Name of the bookings that a tab keeps (`kept-batch.ts`): apart, as every page signs out and few have a batch. */
export const batchKey = "cancellation-batch"

/** Name of the words that a tab keeps with them (`kept-words.ts`). */
export const wordsKey = "cancellation-batch-words"

/** Signing out deletes the batch, and what was typed beside it. */
export const forgetBatch = (values: KeptValues): void => {
  values.remove(batchKey)
  values.remove(wordsKey)
}
