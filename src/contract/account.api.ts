import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { passwordLength } from "../domain/account/password.ts"
import { roles } from "../domain/rights/roles.ts"
import { Invalid, Unauthorized, Unavailable } from "./errors.ts"
import { exactText, integer, text } from "./primitives.ts"
import { wire, wireOdd } from "./wire.ts"

/**
 * The session data that a page may read; the tokens stay in HttpOnly cookies (decision 013). Times in ms since 1970.
 */
export const session = wireOdd(
  {
    userId: Schema.String,
    roles: Schema.Array(Schema.Literals(roles)),
    expiresAt: Schema.Int,
    serverNow: Schema.Int,
    firstName: Schema.String,
    lastName: Schema.String,
    isImpersonated: Schema.Boolean,
    /**
     * Present while staff act on behalf of this customer: the staff member, and the latest time at which this ends
     * (decision 015).
     */
    impersonation: Schema.optionalKey(
      wire({
        staffName: Schema.String,
        endsAt: Schema.Int,
        /**
         * Path of the shop page, with the locale prefix, on which staff started to act on behalf of the customer;
         * absent if no page was sent.
         */
        begunOnPage: Schema.optionalKey(Schema.String)
      })
    ),
    hasAnyOrder: Schema.Boolean,
    /** Only for users of a dealer: the id of the dealer whose rows they may edit. */
    dealerId: Schema.optionalKey(Schema.Int)
  },
  { isImpersonated: "isImpersonatedS" }
)

/**
 * Field names in lower case, as the wire format requires (rule wire.odd-names). The field `token` is for callers other
 * than browsers.
 */
const lowerCase = {
  succeeded: "success",
  accessToken: "token",
  redirectUrl: "redirectUrl",
  mustReload: "reload"
} as const

/**
 * Path of the sign-in call. It may receive bursts of requests, so excess requests are rejected before their bodies are
 * read (decision 020).
 */
export const signInPath = "/api/account/jwt/anmelden"

/** All reasons except the first are returned only if the password was correct. */
const signInRefusal = Schema.Literals([
  "credentialsWrong",
  "secondFactorNeeded",
  "secondFactorWrong",
  "secondFactorSetup",
  "locked",
  "confirmationPending"
])

/** Response of every call that signs a user in. */
export const signedIn = wireOdd(
  {
    succeeded: Schema.Boolean,
    accessToken: Schema.NullOr(Schema.String),
    redirectUrl: Schema.NullOr(Schema.String),
    reason: Schema.optionalKey(signInRefusal),
    /** With `secondFactorSetup`: the secret for an authenticator app, as an `otpauth:` URL. */
    setupAddress: Schema.optionalKey(Schema.String),
    session: Schema.optionalKey(session)
  },
  lowerCase
)

export type SignInAnswer = typeof signedIn.Type

/** Maximum length of a recovery code as users may type it, with blanks and dashes between its characters. */
const longestCode = 30

const cookieToken = text(4000)

/** Signing in and out, and renewing the session (decision 013). */
export class AccountApi extends HttpApiGroup.make("account").add(
  HttpApiEndpoint.post("signIn", signInPath, {
    payload: wire({
      userName: text(320),
      password: exactText(passwordLength.most),
      /** Code of the authenticator app, or one of the recovery codes. */
      code: Schema.optionalKey(text(longestCode)),
      /**
       * The page that the visitor requested. If it belongs to the signed-in area, a dealer's user is not redirected to
       * the dealer's own URL.
       */
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
  /**
   * Creates ten new recovery codes that replace all earlier ones; only this response contains the new codes (rule
   * account.recovery-codes).
   */
  HttpApiEndpoint.post("makeRecoveryCodes", "/api/account/notfallcodes", {
    payload: wire({ password: exactText(passwordLength.most), code: text(longestCode) }),
    success: wire({ codes: Schema.Array(Schema.String) }),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("session", "/api/account/sitzung", {
    // without a valid token, a refresh may still restore the session
    success: wire({ session: Schema.NullOr(session), canRefresh: Schema.Boolean }),
    error: Unavailable
  })
) {}
