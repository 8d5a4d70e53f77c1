import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { roles } from "../domain/rights/roles.ts"
import { Invalid, Unauthorized, Unavailable } from "./errors.ts"
import { exactText, integer, text } from "./primitives.ts"
import { wire, wireOdd } from "./wire.ts"

/** What a page may know of its session; the tokens stay in HttpOnly cookies (decision 013). Times in ms since 1970. */
export const session = wireOdd(
  {
    userId: Schema.String,
    roles: Schema.Array(Schema.Literals(roles)),
    expiresAt: Schema.Int,
    serverNow: Schema.Int,
    firstName: Schema.String,
    lastName: Schema.String,
    isImpersonated: Schema.Boolean,
    /** While staff act in this customer's name: who does, and until when at most (decision 015). */
    impersonation: Schema.optionalKey(
      wire({
        staffName: Schema.String,
        endsAt: Schema.Int,
        /** The shop's page that acting was begun on, with the locale's prefix; absent where none was sent. */
        begunOnPage: Schema.optionalKey(Schema.String)
      })
    ),
    hasAnyOrder: Schema.Boolean,
    /** Of dealers' users: whose rows are their own. */
    dealerId: Schema.optionalKey(Schema.Int)
  },
  { isImpersonated: "isImpersonatedS" }
)

/** Lower-case names are the wire's own (rule wire.odd-names). The token is for callers that are no browser. */
const lowerCase = {
  succeeded: "success",
  accessToken: "token",
  redirectUrl: "redirectUrl",
  mustReload: "reload"
} as const

/** Where a crowd may gather: it is turned away before its bodies are read (decision 020). */
export const signInPath = "/api/account/jwt/anmelden"

/** All but the first are answered only after the right password. */
const signInRefusal = Schema.Literals([
  "credentialsWrong",
  "secondFactorNeeded",
  "secondFactorWrong",
  "secondFactorSetup",
  "locked",
  "confirmationPending"
])

/** Answer of whatever signs in. */
export const signedIn = wireOdd(
  {
    succeeded: Schema.Boolean,
    accessToken: Schema.NullOr(Schema.String),
    redirectUrl: Schema.NullOr(Schema.String),
    reason: Schema.optionalKey(signInRefusal),
    /** With `secondFactorSetup`: the secret for an authenticator app, as an otpauth address. */
    setupAddress: Schema.optionalKey(Schema.String),
    session: Schema.optionalKey(session)
  },
  lowerCase
)

export type SignInAnswer = typeof signedIn.Type

/** A recovery code as it may be typed: blanks and dashes between its signs. */
const longestCode = 30

const cookieToken = text(4000)

/** Signing in and out, and keeping the session (decision 013). */
export class AccountApi extends HttpApiGroup.make("account").add(
  HttpApiEndpoint.post("signIn", signInPath, {
    payload: wire({
      userName: text(320),
      password: exactText(256),
      /** Of the authenticator app, or one of the recovery codes. */
      code: Schema.optionalKey(text(longestCode)),
      /** Where the visitor was on the way to: a dealer with an address of its own stays here for it. */
      returnUrl: Schema.optionalKey(exactText(2000))
    }),
    success: signedIn,
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.post("signOut", "/api/account/jwt/abmelden", {
    payload: wire({ because: Schema.optionalKey(Schema.Literals(["wish", "expired"])) }),
    success: wire({ success: Schema.Boolean, userSwitched: Schema.Boolean }),
    error: Unavailable
  }),
  HttpApiEndpoint.post("refresh", "/api/account/v2/get/token", {
    payload: wire({ currentToken: Schema.NullOr(cookieToken) }),
    success: wireOdd(
      {
        succeeded: Schema.Boolean,
        mustReload: Schema.Boolean,
        accessToken: Schema.NullOr(Schema.String),
        session: Schema.optionalKey(session)
      },
      lowerCase
    ),
    error: [Unauthorized, Unavailable]
  }),
  HttpApiEndpoint.post("signInByCookie", "/api/account/anmelden-cookie", {
    payload: wire({ type: integer(0, 99), authCookieValue: cookieToken }),
    success: signedIn,
    error: Unavailable
  }),
  /** Ten new recovery codes in the place of all former ones, answered only here (rule account.recovery-codes). */
  HttpApiEndpoint.post("makeRecoveryCodes", "/api/account/notfallcodes", {
    payload: wire({ password: exactText(256), code: text(longestCode) }),
    success: wire({ codes: Schema.Array(Schema.String) }),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("session", "/api/account/sitzung", {
    // without a token that counts, a refresh may still bring one
    success: wire({ session: Schema.NullOr(session), canRefresh: Schema.Boolean }),
    error: Unavailable
  })
) {}
