/** Puts the cursor into a field that the user has just asked for; as a `ref` of it. */
export const focusOnce = (field: HTMLInputElement | null): void => field?.focus()
