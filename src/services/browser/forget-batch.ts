import type { KeptValues } from "./storage.ts"

/**
 * Storage key of a tab's bookings (`kept-batch.ts`). It has its own module because every page signs out and few have a
 * batch.
 */
export const batchKey = "cancellation-batch"

/** Storage key of the texts stored with them (`kept-words.ts`). */
export const wordsKey = "cancellation-batch-words"

/** Signing out deletes the batch and the texts entered with it. */
export const forgetBatch = (values: KeptValues): void => {
  values.remove(batchKey)
  values.remove(wordsKey)
}
