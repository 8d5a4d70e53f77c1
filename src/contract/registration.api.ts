import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { passwordLength } from "../domain/account/password.ts"
import { Invalid, NotFound, Unavailable } from "./errors.ts"
import { emailChangeState } from "./order-steps.api.ts"
import { address } from "./schemas/address.schema.ts"
import { exactText, countryId, text } from "./primitives.ts"
import { wire, wireOdd } from "./wire.ts"
import { registrationModes } from "../domain/account/registration-choices.ts"

/** Field names in lower case, as the wire format requires (rule wire.odd-names). */
const lowerCase = { succeeded: "success", accessToken: "token", redirectUrl: "redirectUrl" } as const

const done = wireOdd({ succeeded: Schema.Boolean }, lowerCase)

/** The result and the next page: a path of this shop without a locale's prefix. */
const doneAndOn = wireOdd(
  {
    succeeded: Schema.Boolean,
    accessToken: Schema.Null,
    redirectUrl: Schema.NullOr(Schema.String)
  },
  lowerCase
)

const authFields = {
  email: text(320),
  mode: Schema.Literals(registrationModes),
  asGuest: Schema.Boolean,
  forOrder: Schema.Boolean
}
const password = exactText(passwordLength.most)
const token = exactText(200)

/**
 * Registration data that a browser stores between pages; they never contain a password (rule
 * account.registration-cache).
 */
const registrationCache = {
  authData: wire(authFields),
  useInvoiceAddress: Schema.Boolean,
  deliveryAddress: Schema.NullOr(address),
  invoiceAddress: Schema.NullOr(address)
}

const registration = wire({
  authData: wire({ ...authFields, password: Schema.optionalKey(password) }),
  /**
   * Country that determines terms, language and links; if absent, the country of the delivery address, otherwise
   * Germany.
   */
  countryId: Schema.optionalKey(countryId),
  deliveryAddress: Schema.optionalKey(Schema.NullOr(address)),
  invoiceAddress: Schema.optionalKey(Schema.NullOr(address)),
  useInvoiceAddress: Schema.Boolean,
  termsVersion: exactText(40),
  newsletter: Schema.Boolean,
  returnUrl: Schema.optionalKey(exactText(2000))
})

export type RegistrationPayload = typeof registration.Type

const cache = wire(registrationCache)

export type RegistrationCache = typeof cache.Type

/**
 * API calls for registration, and for confirmations through a mailed link: GET shows the effect, POST performs it (rule
 * safety.mailed-links).
 */
export class RegistrationApi extends HttpApiGroup.make("registration").add(
  HttpApiEndpoint.post("checkEmail", "/api/account/email-pruefen", {
    payload: wire({ email: text(320) }),
    success: wire({ exists: Schema.Literal(false), isGuest: Schema.Literal(false) }),
    error: Invalid
  }),
  HttpApiEndpoint.post("register", "/api/account/registrieren", {
    payload: registration,
    success: doneAndOn,
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.post("confirm", "/api/account/anfrage-bestaetigen", {
    payload: wire({ token }),
    success: doneAndOn,
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.post("forgotPassword", "/api/account/kennwort-vergessen", {
    payload: wire({ email: text(320) }),
    success: done,
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.post("setPassword", "/api/account/neues-kennwort", {
    payload: wire({ token, password }),
    success: doneAndOn,
    error: [Invalid, Unavailable]
  }),
  /** Ends all sessions of the user, including this one; the response's cookie signs this browser in again. */
  HttpApiEndpoint.post("changePassword", "/api/account/kennwort-aendern", {
    payload: wire({ password, newPassword: password }),
    success: doneAndOn,
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.post("requestEmailChange", "/api/account/email-anpassung", {
    payload: wire({ newEmailAddress: text(320), password }),
    success: done,
    error: [Invalid, Unavailable]
  }),
  /** Returns the status of a requested e-mail address change; its wire name is `EmailChangeRequestedState`. */
  HttpApiEndpoint.get("emailChange", "/api/account/email-anpassung", {
    success: wire(emailChangeState),
    error: Unavailable
  }),
  HttpApiEndpoint.post("confirmEmailChange", "/api/account/email-anpassung-bestaetigen", {
    payload: wire({ token }),
    success: doneAndOn,
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("mailToken", "/api/account/mail-token/:purpose/:token", {
    params: { purpose: Schema.Literals(["registration", "password", "email"]), token },
    success: wire({ isValid: Schema.Boolean, email: Schema.optionalKey(Schema.String) }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("saveCache", "/api/account/cache-reg-data", {
    payload: cache,
    success: done,
    error: [Invalid, NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("cache", "/api/account/cache-reg-data", {
    success: wire({ ...registrationCache, authData: Schema.NullOr(registrationCache.authData) }),
    error: Unavailable
  })
) {}
