import type { KeptValues } from "./storage.ts"

/**
 * Storage key of a tab's unsaved bookings (`kept-batch.ts`). It has a separate module because every page deletes the
 * bookings on sign-out, but only a few pages have any.
 */
export const batchKey = "cancellation-batch"

/** Storage key of the texts stored with the bookings (`kept-words.ts`). */
export const wordsKey = "cancellation-batch-words"

/** Deletes the unsaved bookings and the texts entered with them when the user signs out. */
export const forgetBatch = (values: KeptValues): void => {
  values.remove(batchKey)
  values.remove(wordsKey)
}
