import type { CountryId } from "../../domain/place/country.ts"
import type { Client } from "../client/client.ts"
import {
  accountRefresh,
  accountSession,
  accountSignIn,
  accountSignInByCookie,
  accountSignOut,
  registrationCheckEmail,
  registrationRegister,
  sessionRenew
} from "../client/account-routes.gen.ts"
import type { RegistrationCalls, FormAnswer } from "./registration-calls.ts"
import type { SessionCalls } from "./session-calls.ts"
import { formAnswer } from "./form-answer.ts"

/** Binds the session's calls to the API client of this page. */
export const sessionCalls = (client: Client): SessionCalls => ({
  read: (signal) => client.call(accountSession, {}, { signal }),
  refresh: async (signal) => {
    const answer = await client.call(accountRefresh, { payload: { currentToken: null } }, { signal })
    if (answer.type !== "ok") return answer
    return { type: "ok", value: { reload: answer.value.mustReload, session: answer.value.session } }
  },
  signInByCookie: ({ authType, value }, signal) =>
    client.call(
      accountSignInByCookie,
      { payload: { type: Number(authType), authCookieValue: value } },
      { signal }
    ),
  signOut: ({ because }, signal) => client.call(accountSignOut, { payload: { because } }, { signal }),
  renew: ({ isActive }, signal) =>
    client.call(sessionRenew, { query: { v: String(Date.now()), ...(isActive && { a: "1" }) } }, { signal })
})

/** Binds the sign-in call to the API client of this page. */
export const signInCall =
  (client: Client): RegistrationCalls["signIn"] =>
  async (wish, signal) => {
    const { userName, password, code, returnUrl } = wish
    const payload = {
      userName,
      password,
      ...(code !== undefined && { code }),
      ...(returnUrl !== null && { returnUrl })
    }
    const answer = formAnswer(await client.call(accountSignIn, { payload }, { signal }))
    return answer.type === "ok"
      ? { type: "ok", value: { ...answer.value, success: answer.value.succeeded } }
      : answer
  }

/** Data of a registration in addition to its form. */
export interface RegistrationPlace {
  /** Determines terms and language. */
  readonly countryId: CountryId
  /** Target after a confirmed registration; `undefined` for the default. */
  readonly returnUrl: string | undefined
}

/** Converts the field names in a refusal to those of the form. */
const inForm = <Value>(answer: FormAnswer<Value>): FormAnswer<Value> =>
  answer.type === "refused"
    ? {
        ...answer,
        problems: answer.problems.map(({ code, field }) => ({
          code,
          field: field.replace(/^authData\./u, "")
        }))
      }
    : answer

/** Binds the registration calls to the API client of this page. */
export const registerCalls = (
  client: Client,
  { countryId, returnUrl }: RegistrationPlace
): Pick<RegistrationCalls, "checkEmail" | "register"> => ({
  checkEmail: async ({ email }, signal) =>
    formAnswer(await client.call(registrationCheckEmail, { payload: { email } }, { signal })),
  register: async ({ form, asGuest, forOrder }, signal) => {
    const { email, password, deliveryAddress, invoiceAddress, ...rest } = form
    const payload = {
      ...rest,
      authData: {
        email,
        mode: "register",
        asGuest,
        forOrder,
        ...(asGuest || password === undefined ? {} : { password })
      },
      countryId,
      deliveryAddress: deliveryAddress ?? null,
      invoiceAddress: invoiceAddress ?? null,
      ...(returnUrl !== undefined && { returnUrl })
    } as const
    return inForm(formAnswer(await client.call(registrationRegister, { payload }, { signal })))
  }
})
