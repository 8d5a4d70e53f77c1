import type { KeptValues } from "./storage.ts"

/**
 * Prefix of the storage keys of a tab's order forms. It has its own module because every page signs out and few have a
 * wizard.
 */
export const typedFormsPrefix = "order-typed:"

/** Signing out deletes the addresses entered in an order. */
export const forgetForms = (values: KeptValues): void => {
  for (const key of values.keys()) if (key.startsWith(typedFormsPrefix)) values.remove(key)
}
