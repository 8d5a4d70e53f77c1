import type { KeptValues } from "./storage.ts"

/** Name of the bookings that a tab keeps (`kept-batch.ts`): apart, as every page signs out and few have a batch. */
export const batchKey = "cancellation-batch"

/** Whoever signs out leaves no batch behind. */
export const forgetBatch = (values: KeptValues): void => values.remove(batchKey)
