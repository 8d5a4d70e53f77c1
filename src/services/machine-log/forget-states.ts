import type { KeptValues } from "../browser/storage.ts"

/** Name of the states that a tab of staff keeps (`tab-states.ts`): apart, as every page signs out and few have any. */
export const statesKey = "machine-states"

/** Whoever signs out leaves nothing of what the machines of this tab did. */
export const forgetStates = (values: KeptValues): void => values.remove(statesKey)
