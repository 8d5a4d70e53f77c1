import type { KeptValues } from "../browser/storage.ts"

/**
 * Storage key of the machine states that a tab of staff stores (`tab-states.ts`). It has its own module because every
 * page deletes the states on sign-out, but only a few pages have any.
 */
export const statesKey = "machine-states"

/** Deletes the stored states of this tab's machines when the user signs out. */
export const forgetStates = (values: KeptValues): void => values.remove(statesKey)
