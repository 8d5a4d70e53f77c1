import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { isCountryId } from "../../../domain/place/country.ts"
import { type LocaleCode, localeOfCountry } from "../../../domain/locale/locale.ts"
import { writtenLetter } from "../../../domain/mail/letter.ts"
import { CurrentJob, Mailer } from "../../ports/mailer.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import { accountByEmail, accountById } from "../account-row.ts"
import { letters, type LetterWords } from "./letters.ts"
import { giveToken, linkToken, proofOf } from "./mail-tokens.ts"
import { closePending, pendingOf } from "./pending.ts"

/** Name of the job that sends a mail about an account. */
export const accountMailJob = "account-mail"

const id = Schema.String
const accountId = Schema.Int
const email = Schema.String

const wish = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("registration"), id }),
  Schema.Struct({ kind: Schema.Literal("passwordReset"), id, email }),
  Schema.Struct({ kind: Schema.Literal("invitation"), id, accountId }),
  Schema.Struct({ kind: Schema.Literal("passwordChanged"), id, accountId }),
  Schema.Struct({ kind: Schema.Literal("recoveryCodesMade"), id, accountId }),
  Schema.Struct({ kind: Schema.Literal("recoveryCodeUsed"), id, accountId, left: Schema.Int }),
  Schema.Struct({ kind: Schema.Literal("emailConfirm"), id, accountId, email }),
  Schema.Struct({ kind: Schema.Literal("emailNotice"), id, accountId, email, newEmail: email }),
  Schema.Struct({ kind: Schema.Literal("emailChanged"), id, accountId, email })
])

type Wish = typeof wish.Type

const decode = Schema.decodeUnknownEffect(wish)

type LinkBases = Readonly<Record<LocaleCode, string>>

interface Writing {
  readonly id: string
  readonly kind: string
  readonly recipient: string
  readonly countryId: number
  /** The token in the text; it is removed from the stored copy of the mail. */
  readonly secret?: string
  readonly words: (base: string) => LetterWords
}

const send = Effect.fnUntraced(function* (linkBases: LinkBases, writing: Writing) {
  const { operator, locales } = yield* ShopSite
  const { code } = localeOfCountry(isCountryId(writing.countryId) ? writing.countryId : 1)
  const { words, secret, kind, recipient } = writing
  const { subject, parts } = words(linkBases[code])
  const letter = { locale: code, subject, parts, phone: locales[code].customerPhone, operator }
  const mailer = yield* Mailer
  yield* mailer.deliver({
    id: `${kind}-${writing.id}`,
    kind,
    recipient,
    ...(secret === undefined ? {} : { secret }),
    ...writtenLetter(letter)
  })
})

/**
 * Returns the token for setting a password, or `undefined` if it is used or expired. The token's lifetime starts with
 * the first mail, even if its row has been deleted since.
 */
const givenToken = Effect.fnUntraced(function* (id: string, accountId: number, now: number) {
  const job = yield* CurrentJob
  const token = yield* giveToken({ purpose: "password", id, accountId }, job?.firstAt ?? now)
  return (yield* proofOf("password", token, now)) === undefined ? undefined : token
})

/**
 * Writes one of two mails after a registration: a link that creates the account, or the notice that an account already
 * exists. A registration for an e-mail address that already has an account is closed once the owner has been notified.
 */
const registration = Effect.fnUntraced(function* (linkBases: LinkBases, wished: { readonly id: string }) {
  const now = yield* Clock.currentTimeMillis
  const token = yield* linkToken("registration", wished.id)
  const pending = yield* pendingOf(token, now)
  if (pending === undefined) return
  const account = yield* accountByEmail(pending.email)
  if (account === undefined)
    return yield* send(linkBases, {
      id: wished.id,
      kind: "registration",
      recipient: pending.email,
      countryId: pending.contents.countryId,
      secret: token,
      words: (base) => letters.registration(base, token)
    })
  const passwordToken = yield* givenToken(wished.id, account.id, now)
  if (passwordToken === undefined) return
  yield* send(linkBases, {
    id: wished.id,
    kind: "account-exists",
    recipient: account.email,
    countryId: account.countryId,
    secret: passwordToken,
    words: (base) => letters.accountExists(base, passwordToken)
  })
  yield* closePending(account.email, now)
})

const passwordReset = Effect.fnUntraced(function* (
  linkBases: LinkBases,
  wished: { readonly id: string; readonly email: string }
) {
  const account = yield* accountByEmail(wished.email)
  if (account === undefined) return
  const now = yield* Clock.currentTimeMillis
  const token = yield* givenToken(wished.id, account.id, now)
  if (token === undefined) return
  yield* send(linkBases, {
    id: wished.id,
    kind: "password-reset",
    recipient: account.email,
    countryId: account.countryId,
    secret: token,
    words: (base) => letters.passwordReset(base, token)
  })
})

/**
 * Writes the mail of an invitation; `undefined` if a later invitation, or setting a password, has made its link
 * invalid.
 */
const invitation = Effect.fnUntraced(function* (
  linkBases: LinkBases,
  wished: { readonly id: string; readonly accountId: number }
) {
  const account = yield* accountById(wished.accountId)
  const token = yield* linkToken("password", wished.id)
  if (
    account === undefined ||
    (yield* proofOf("password", token, yield* Clock.currentTimeMillis)) === undefined
  )
    return
  const sql = yield* SqlClient
  const [dealer] = yield* sql<{
    readonly name: string
  }>`select name from dealer where id = ${account.dealerId}`
  yield* send(linkBases, {
    id: wished.id,
    kind: "invitation",
    recipient: account.email,
    countryId: account.countryId,
    secret: token,
    words: (base) => letters.invitation(base, token, dealer?.name)
  })
})

const emailConfirm = Effect.fnUntraced(function* (
  linkBases: LinkBases,
  wished: { readonly id: string; readonly accountId: number; readonly email: string }
) {
  const account = yield* accountById(wished.accountId)
  const token = yield* linkToken("email", wished.id)
  // a later request has made this link invalid
  if (account === undefined || (yield* proofOf("email", token, yield* Clock.currentTimeMillis)) === undefined)
    return
  const isTaken = (yield* accountByEmail(wished.email)) !== undefined
  yield* send(linkBases, {
    id: wished.id,
    kind: isTaken ? "email-taken" : "email-confirmation",
    recipient: wished.email,
    countryId: account.countryId,
    ...(isTaken ? {} : { secret: token }),
    words: (base) => (isTaken ? letters.emailTaken(base) : letters.emailConfirm(base, token))
  })
})

type Notice = Extract<
  Wish,
  {
    readonly kind:
      | "passwordChanged"
      | "recoveryCodesMade"
      | "recoveryCodeUsed"
      | "emailNotice"
      | "emailChanged"
  }
>

const notice = Effect.fnUntraced(function* (linkBases: LinkBases, wished: Notice) {
  const account = yield* accountById(wished.accountId)
  if (account === undefined) return
  const { countryId } = account
  const common = { id: wished.id, countryId }
  if (wished.kind === "passwordChanged")
    return yield* send(linkBases, {
      ...common,
      kind: "password-changed",
      recipient: account.email,
      words: letters.passwordChanged
    })
  if (wished.kind === "recoveryCodesMade")
    return yield* send(linkBases, {
      ...common,
      kind: "recovery-codes-made",
      recipient: account.email,
      words: letters.recoveryCodesMade
    })
  if (wished.kind === "recoveryCodeUsed")
    return yield* send(linkBases, {
      ...common,
      kind: "recovery-code-used",
      recipient: account.email,
      words: (base) => letters.recoveryCodeUsed(base, wished.left)
    })
  if (wished.kind === "emailNotice")
    return yield* send(linkBases, {
      ...common,
      kind: "email-change-notice",
      recipient: wished.email,
      words: (base) => letters.emailNotice(base, wished.newEmail)
    })
  return yield* send(linkBases, {
    ...common,
    kind: "email-changed",
    recipient: wished.email,
    words: () => letters.emailChanged(account.email)
  })
})

/** Writes the mail of a job about an account; writes none if it is no longer needed. */
export const accountMail = (linkBases: LinkBases) =>
  Effect.fnUntraced(function* (payload: unknown) {
    const wished = yield* decode(payload)
    switch (wished.kind) {
      case "registration":
        return yield* registration(linkBases, wished)
      case "passwordReset":
        return yield* passwordReset(linkBases, wished)
      case "invitation":
        return yield* invitation(linkBases, wished)
      case "emailConfirm":
        return yield* emailConfirm(linkBases, wished)
      default:
        return yield* notice(linkBases, wished)
    }
  })
