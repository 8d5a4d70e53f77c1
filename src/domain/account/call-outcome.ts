/** Result of a call that a form waits for. */
export type CallOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "invalid"; readonly code: string; readonly field: string }
  | { readonly kind: "unreachable" }
  | { readonly kind: "wait"; readonly seconds: number }
  /** The link was already used, has expired or never existed. */
  | { readonly kind: "gone" }
