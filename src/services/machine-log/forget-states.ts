import type { KeptValues } from "../browser/storage.ts"

/** Name of the states that a tab of staff keeps (`tab-states.ts`): apart, as every page signs out and few have any. */
export const statesKey = "machine-states"

/** Signing out deletes the log of this tab's machines. */
export const forgetStates = (values: KeptValues): void => values.remove(statesKey)
