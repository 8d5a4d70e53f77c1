import type { KeptValues } from "../browser/storage.ts"

/**
 * Storage key of the machine states that are stored in a staff member's tab (`tab-states.ts`). It has a separate module
 * because every page deletes the states on sign-out, but only a few pages have any.
 */
export const statesKey = "machine-states"

/** Deletes the stored states of this tab's machines when the user signs out. */
export const forgetStates = (values: KeptValues): void => values.remove(statesKey)
