import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../../contract/shop.api.ts"
import { maskedEmail } from "../../../domain/mail/masked-email.ts"
import { invalid } from "../../http/refusals.ts"
import { orUnavailable } from "../../http/unavailable.ts"
import { accountById } from "../account-row.ts"
import { confirm } from "./confirm.ts"
import { confirmEmailChange, emailChange, requestEmailChange } from "./email-change.ts"
import type { LinkPurpose } from "../../../domain/account/link-lifetimes.ts"
import { proofOf } from "./mail-tokens.ts"
import { changePassword, forgotPassword, setPassword } from "./passwords.ts"
import { pendingOf } from "./pending.ts"
import { mailboxProblems, register } from "./register.ts"
import { readCache, saveCache } from "./registration-cache.ts"

/**
 * Returns the same response for every address that is well-formed and allowed: no account is looked up (rule
 * account.neutral).
 */
const checkEmail = (email: string) => {
  const problems = mailboxProblems(email, "Email")
  return problems.length > 0
    ? Effect.fail(invalid(problems))
    : Effect.succeed({ exists: false, isGuest: false } as const)
}

const mailboxOf = Effect.fnUntraced(function* (purpose: LinkPurpose, token: string, now: number) {
  if (purpose === "registration") return (yield* pendingOf(token, now))?.email
  const proof = yield* proofOf(purpose, token, now)
  if (proof === undefined || purpose === "email") return proof?.subject
  return (yield* accountById(proof.accountId))?.email
})

/**
 * Returns whether a link is valid, and its e-mail address; changes nothing, because mail scanners open links (rule
 * safety.mailed-links).
 */
const mailToken = Effect.fnUntraced(function* (purpose: LinkPurpose, token: string) {
  const email = yield* mailboxOf(purpose, token, yield* Clock.currentTimeMillis)
  return email === undefined ? { isValid: false } : { isValid: true, email: maskedEmail(email) }
})

/** Handlers for registration, and for everything that a mailed link verifies. */
export const registrationHandlers = HttpApiBuilder.group(ShopApi, "registration", (handlers) =>
  handlers.handleAll({
    checkEmail: ({ payload }) => checkEmail(payload.email),
    register: ({ payload }) => orUnavailable(register(payload)),
    confirm: ({ payload }) => orUnavailable(confirm(payload.token)),
    forgotPassword: ({ payload }) => orUnavailable(forgotPassword(payload.email)),
    setPassword: ({ payload }) => orUnavailable(setPassword(payload)),
    changePassword: ({ payload }) => orUnavailable(changePassword(payload)),
    requestEmailChange: ({ payload }) => orUnavailable(requestEmailChange(payload)),
    emailChange: () => orUnavailable(emailChange),
    confirmEmailChange: ({ payload }) => orUnavailable(confirmEmailChange(payload.token)),
    mailToken: ({ params }) => orUnavailable(mailToken(params.purpose, params.token)),
    saveCache: ({ payload }) => orUnavailable(saveCache(payload)),
    cache: () => orUnavailable(readCache)
  })
)
