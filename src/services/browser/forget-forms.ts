import type { KeptValues } from "./storage.ts"

/** Names of the forms that a tab keeps of order drafts begin so: apart, as every page signs out and few have a wizard. */
export const typedFormsPrefix = "order-typed:"

/** Signing out deletes the addresses that were typed into an order. */
export const forgetForms = (values: KeptValues): void => {
  for (const key of values.keys()) if (key.startsWith(typedFormsPrefix)) values.remove(key)
}
