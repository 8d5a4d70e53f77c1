/** What a mailed link is worth, before anybody acts on it; `email` is masked. */
export type MailLink =
  | { readonly kind: "valid"; readonly email: string }
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable" }
