import type { KeptValues } from "../browser/storage.ts"

/**
 * Storage key of the machine states that a tab of staff stores (`tab-states.ts`). It has its own module because every
 * page signs out and few have any states.
 */
export const statesKey = "machine-states"

/** Signing out deletes the log of this tab's machines. */
export const forgetStates = (values: KeptValues): void => values.remove(statesKey)
