/** What a mailed link is worth, before it is acted on; `email` is masked. */
export type MailLink =
  | { readonly kind: "valid"; readonly email: string }
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable" }
