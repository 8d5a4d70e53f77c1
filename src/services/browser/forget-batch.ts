import type { KeptValues } from "./storage.ts"

/**
 * Storage key of a tab's bookings (`kept-batch.ts`). It has its own module because every page deletes the batch on
 * sign-out, but only a few pages have a batch.
 */
export const batchKey = "cancellation-batch"

/** Storage key of the texts stored with the bookings (`kept-words.ts`). */
export const wordsKey = "cancellation-batch-words"

/** Deletes the batch and the texts entered with it when the user signs out. */
export const forgetBatch = (values: KeptValues): void => {
  values.remove(batchKey)
  values.remove(wordsKey)
}
