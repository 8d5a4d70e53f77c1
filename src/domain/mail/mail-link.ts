/** Status of a mailed link before the user acts on it; `email` is masked. */
export type MailLink =
  | { readonly kind: "valid"; readonly email: string }
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable" }
