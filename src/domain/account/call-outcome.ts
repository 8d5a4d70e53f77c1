/** How a call that a form waits for has ended. */
export type CallOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "invalid"; readonly code: string; readonly field: string }
  | { readonly kind: "unreachable" }
  | { readonly kind: "wait"; readonly seconds: number }
  /** The link was used, is too old or never was one. */
  | { readonly kind: "gone" }
