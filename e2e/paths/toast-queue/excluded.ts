/** Transitions of the queue of toasts that no person can cause, each with the reason. */
export const toastQueueExclusions: Readonly<Record<string, string>> = {}
