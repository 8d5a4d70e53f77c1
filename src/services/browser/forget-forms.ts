import type { KeptValues } from "./storage.ts"

/**
 * Prefix of the storage keys of a tab's order forms. It has a separate module because every page deletes the forms on
 * sign-out, but only a few pages have a wizard.
 */
export const typedFormsPrefix = "order-typed:"

/** Deletes the addresses that the user entered in order forms; called on sign-out. */
export const forgetForms = (values: KeptValues): void => {
  for (const key of values.keys()) if (key.startsWith(typedFormsPrefix)) values.remove(key)
}
