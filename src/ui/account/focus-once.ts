/** Focuses a field that the user has just opened; used as its `ref`. */
export const focusOnce = (field: HTMLInputElement | null): void => field?.focus()
