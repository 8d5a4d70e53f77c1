import { given, isBody, type Read, withMembers } from "./body.ts"

/** A browser whose token has run out has none to name: the refresh cookie alone says which sign-in it is. */
export const readRefresh: Read = (sent) =>
  isBody(sent) ? withMembers(sent, { CurrentToken: given(sent, "CurrentToken") ?? null }) : sent

/** What opens nothing is no error (rule session.sign-in-value), also where it is not there at all. */
export const readCookieSignIn: Read = (sent) =>
  isBody(sent)
    ? withMembers(sent, {
        Type: given(sent, "Type") ?? 0,
        AuthCookieValue: given(sent, "AuthCookieValue") ?? ""
      })
    : sent
