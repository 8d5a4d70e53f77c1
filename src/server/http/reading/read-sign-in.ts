import { given, isBody, type Read, withMembers } from "./body.ts"

/**
 * Reads a token refresh; a browser whose access token has expired sends no token, and the refresh cookie alone
 * identifies the sign-in.
 */
export const readRefresh: Read = (sent) =>
  isBody(sent) ? withMembers(sent, { CurrentToken: given(sent, "CurrentToken") ?? null }) : sent

/** Reads a sign-in by cookie; an invalid or missing value is no error (rule session.sign-in-value). */
export const readCookieSignIn: Read = (sent) =>
  isBody(sent)
    ? withMembers(sent, {
        Type: given(sent, "Type") ?? 0,
        AuthCookieValue: given(sent, "AuthCookieValue") ?? ""
      })
    : sent
