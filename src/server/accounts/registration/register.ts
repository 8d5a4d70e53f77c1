import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../../contract/middleware.ts"
import type { RegistrationPayload } from "../../../contract/registration.api.ts"
import type { Site } from "../../../domain/site/site.ts"
import { emailProblem } from "../../../domain/account/email.ts"
import { mailboxKey, mailboxOf } from "../../../domain/mail/mailbox.ts"
import { type Address, addressProblems } from "../../../domain/address/address.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { termsVersion } from "../../../domain/legal/terms.ts"
import { trimmedAddress } from "../../../domain/address/trimmed-address.ts"
import { addJob } from "../../db/add-job.ts"
import { countCall } from "../../http/rate-limits.ts"
import { fieldProblems, invalid, type Problem } from "../../http/refusals.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import { PasswordHash } from "../password-hash.ts"
import { accountMailJob } from "./account-mail.ts"
import { newLinkId } from "./mail-tokens.ts"
import { keepPending } from "./pending.ts"
import { keepTyped } from "./registration-cache.ts"
import { newPasswordProblems } from "./password-rules.ts"
import { ownReturnPath, wayOn } from "./way-on.ts"

const problem = (code: string, field: string): Problem => ({ code, field, params: {} })

/** Returns the validation errors for an e-mail address, with the name of its field. */
export const mailboxProblems = (email: string, field: string): ReadonlyArray<Problem> => {
  const code = emailProblem(email)
  return code === undefined ? [] : [problem(code, field)]
}

const countryOf = ({ countryId, deliveryAddress }: RegistrationPayload): CountryId =>
  countryId ?? deliveryAddress?.countryId ?? 1

const invoiceAddressOf = (form: RegistrationPayload): Address | null =>
  form.useInvoiceAddress ? (form.invoiceAddress ?? null) : null

const addressesProblems = (form: RegistrationPayload): ReadonlyArray<Problem> => {
  const delivery = form.deliveryAddress ?? null
  const invoice = invoiceAddressOf(form)
  return [
    ...(delivery === null
      ? []
      : fieldProblems("DeliveryAddress.", addressProblems(delivery, { phoneRequired: true }))),
    ...(form.useInvoiceAddress && invoice === null ? [problem("required", "InvoiceAddress")] : []),
    ...(invoice === null
      ? []
      : fieldProblems("InvoiceAddress.", addressProblems(invoice, { phoneRequired: false })))
  ]
}

const termsProblems = (form: RegistrationPayload): ReadonlyArray<Problem> =>
  form.termsVersion === termsVersion[countryOf(form)]
    ? []
    : [problem(form.termsVersion === "" ? "required" : "outdated", "TermsVersion")]

const problemsOf = (form: RegistrationPayload, site: Site): ReadonlyArray<Problem> => {
  const { authData } = form
  const { asGuest, forOrder, email, password, mode } = authData
  return [
    ...mailboxProblems(email, "AuthData.Email"),
    ...(mode === "register" ? [] : [problem("invalid", "AuthData.Mode")]),
    ...(asGuest && !forOrder ? [problem("guestOnlyForOrder", "AuthData.AsGuest")] : []),
    ...(asGuest || password === undefined
      ? []
      : newPasswordProblems(password, email, { field: "AuthData.Password", site })),
    ...addressesProblems(form),
    ...(asGuest ? [] : termsProblems(form))
  ]
}

/** Stores a guest's addresses for the order form, in this browser's session and for one day. */
const rememberGuest = Effect.fnUntraced(function* (form: RegistrationPayload) {
  const delivery = form.deliveryAddress ?? null
  if (delivery === null) return
  const { ownerHash } = yield* Visitor
  if (ownerHash === undefined) return
  const invoice = invoiceAddressOf(form)
  const { password: _, ...authData } = form.authData
  yield* keepTyped(ownerHash, {
    authData: { ...authData, email: authData.email.trim() },
    useInvoiceAddress: form.useInvoiceAddress,
    deliveryAddress: trimmedAddress(delivery),
    invoiceAddress: invoice === null ? null : trimmedAddress(invoice)
  })
})

/**
 * Requests an account. The mail job, not this call, checks whether the e-mail address already has an account, so that
 * response, work and time do not disclose it (rule account.neutral). A guest needs no account; the response to a guest
 * contains the page where the order continues.
 */
export const register = Effect.fnUntraced(function* (form: RegistrationPayload) {
  const problems = problemsOf(form, yield* ShopSite)
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const { asGuest, forOrder, email: typed, password } = form.authData
  const redirectUrl = forOrder ? yield* wayOn(form.returnUrl) : null
  const answer = { succeeded: true, accessToken: null, redirectUrl }
  if (asGuest) {
    yield* rememberGuest(form)
    return answer
  }

  const email = mailboxOf(typed)
  const { address, ownerHash } = yield* Visitor
  yield* countCall("mailRequest", { session: mailboxKey(email), address })
  const { make } = yield* PasswordHash
  const passwordHash = password === undefined ? null : yield* make(password)
  const now = yield* Clock.currentTimeMillis
  const delivery = form.deliveryAddress ?? null
  const invoice = invoiceAddressOf(form)
  const contents = {
    countryId: countryOf(form),
    deliveryAddress: delivery === null ? null : trimmedAddress(delivery),
    invoiceAddress: invoice === null ? null : trimmedAddress(invoice),
    newsletter: form.newsletter,
    termsVersion: form.termsVersion,
    returnUrl: redirectUrl ?? ownReturnPath(form.returnUrl),
    owner: ownerHash === undefined ? "" : Buffer.from(ownerHash).toString("hex")
  }
  const id = newLinkId()
  const sql = yield* SqlClient
  yield* sql.withTransaction(
    Effect.andThen(
      keepPending(id, { email, passwordHash, contents }, now),
      addJob(accountMailJob, { kind: "registration", id })
    )
  )
  return answer
})
