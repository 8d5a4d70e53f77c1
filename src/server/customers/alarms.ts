import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { ChangedAlarm, WishedAlarm } from "../../contract/alarms.api.ts"
import { Visitor } from "../../contract/middleware.ts"
import { mailboxKey, mailboxOf } from "../../domain/mail/mailbox.ts"
import { isEmail } from "../../domain/address/address.ts"
import { changed } from "../../domain/editing/change-state.ts"
import { alarmProblems, type AlarmWish } from "../../domain/alarm/price-alarm.ts"
import { addJob } from "../db/add-job.ts"
import { countCall } from "../http/rate-limits.ts"
import { fieldProblems, invalid, type Problem, refusals } from "../http/refusals.ts"
import { Places } from "../ports/places.ts"
import {
  alarmById,
  alarmsOf,
  confirmAlarm,
  insertAlarm,
  lockedAlarm,
  stopAlarm,
  stopEqualOnes,
  updateAlarm,
  wishOf
} from "./alarm-rows.ts"
import { allowMailToken, subjectOf, takeMailToken } from "./mail-tokens.ts"
import { signedIn } from "./signed-in.ts"
import { thresholdReached } from "./watched-price.ts"

/** Name of the job that mails a request for confirmation (services.ts). */
export const alarmConfirmationJob = "alarm-confirmation"

/** Number of days within which an alarm can be confirmed. */
export const confirmationDays = 7
/** Maximum number of alarms and newsletters per account. */
const most = 20

const problemsOf = Effect.fnUntraced(function* (wish: AlarmWish, prefix: string) {
  const problems: Array<Problem> = alarmProblems(wish).map(({ code, field }) => ({
    code,
    field: `${prefix}${field.charAt(0).toUpperCase()}${field.slice(1)}`,
    params: {}
  }))
  if (wish.kind === "Newsletter" || wish.zipCode === "" || problems.length > 0) return problems
  const places = yield* Places
  if ((yield* places.regionsOf(wish.countryId, wish.zipCode)).length === 0)
    problems.push(...fieldProblems(prefix, [{ field: "zipCode", code: "invalid" }]))
  return problems
})

/**
 * Returns all validation errors, including the error that an alarm for falling prices has already reached its
 * threshold.
 */
const allProblemsOf = Effect.fnUntraced(function* (wish: AlarmWish, prefix: string) {
  const problems = yield* problemsOf(wish, prefix)
  return problems.length > 0 ? problems : yield* thresholdReached(wish, prefix)
})

/** Stores an alarm and adds the job that mails the request for confirmation, in one transaction. */
const begin = Effect.fnUntraced(function* (
  owner: { readonly accountId: number | null; readonly email: string },
  wish: AlarmWish
) {
  const now = yield* Clock.currentTimeMillis
  const id = yield* insertAlarm(owner, wish, now)
  yield* allowMailToken("alarm", `confirm ${id}`, {
    accountId: owner.accountId,
    days: confirmationDays,
    now
  })
  yield* addJob(alarmConfirmationJob, { alarmId: id })
})

export const alarmList = Effect.gen(function* () {
  const { accountId } = yield* signedIn
  const rows = yield* alarmsOf(accountId)
  return {
    items: rows.map((row) => ({
      ...wishOf(row),
      id: row.id,
      version: row.version,
      confirmed: row.confirmed
    }))
  }
})

/**
 * Locks an alarm of the account if it still has the version that the user saw; the kind of an alarm cannot be changed.
 */
const lockSeen = Effect.fnUntraced(function* (accountId: number, item: ChangedAlarm) {
  const stored = yield* lockedAlarm(accountId, item.id)
  if (stored === undefined || (item.change === "Modified" && stored.kind !== item.kind))
    return yield* Effect.fail(refusals.notFound)
  if (stored.version !== item.version) return yield* Effect.fail(refusals.versionConflict)
})

/** Saves the changes of the list, all or none; new alarms must be confirmed from the account's mailbox. */
export const saveAlarms = Effect.fnUntraced(function* (payload: {
  readonly items: ReadonlyArray<ChangedAlarm>
}) {
  const { accountId } = yield* signedIn
  const problems: Array<Problem> = []
  for (const [index, item] of payload.items.entries())
    if (item.change === "Added" || item.change === "Modified")
      problems.push(...(yield* allProblemsOf(item, `Items[${index}].`)))
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const sql = yield* SqlClient
  const changes = changed(payload.items)
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const [account] = yield* sql<{ readonly email: string }>`
        select email from account where id = ${accountId} for update`
      if (account === undefined) return yield* Effect.fail(refusals.notFound)
      if (changes.some(({ change }) => change === "Added"))
        // counted by verified mailbox only, regardless of the other requests from the user's network
        yield* countCall("mailRequest", { session: mailboxKey(account.email) })
      for (const item of changes) {
        if (item.change === "Added") {
          yield* begin({ accountId, email: account.email }, item)
          continue
        }
        yield* lockSeen(accountId, item)
        if (item.change === "Modified") yield* updateAlarm(item.id, item)
        else yield* stopAlarm(item.id)
      }
      if ((yield* alarmsOf(accountId)).length > most)
        return yield* Effect.fail(invalid([{ code: "tooMany", field: "Items", params: { max: most } }]))
      return { succeeded: true }
    })
  )
})

/**
 * Adds an alarm for a visitor without an account; does not disclose whether the mailbox has an account or alarms (rule
 * account.neutral).
 */
export const subscribe = Effect.fnUntraced(function* (payload: WishedAlarm) {
  const { address } = yield* Visitor
  const email = mailboxOf(payload.email)
  const wrong = [
    ...(isEmail(email) ? [] : [{ code: "invalid", field: "Email", params: {} }]),
    ...(yield* allProblemsOf(payload, ""))
  ]
  if (wrong.length > 0) return yield* Effect.fail(invalid(wrong))
  yield* countCall("mailRequest", { session: mailboxKey(email), address })
  const sql = yield* SqlClient
  yield* sql.withTransaction(begin({ accountId: null, email }, payload))
  return { succeeded: true }
})

/** Parses the subject of a mail token: the action, and the id of the alarm. */
const readSubject = (subject: string | undefined) => {
  const [, action, id] = /^(confirm|stop) ([0-9]+)$/u.exec(subject ?? "") ?? []
  return action === undefined ? undefined : { isStop: action === "stop", id: Number(id) }
}

/**
 * Returns what the link in a mail would do, but changes nothing, because mail scanners follow links (rule
 * safety.mailed-links).
 */
export const alarmOfLink = Effect.fnUntraced(function* (token: string) {
  const found = readSubject(yield* subjectOf("alarm", token, yield* Clock.currentTimeMillis))
  const alarm = found === undefined ? undefined : yield* alarmById(found.id)
  if (found === undefined || alarm === undefined) return yield* Effect.fail(refusals.notFound)
  return { ...wishOf(alarm), action: found.isStop ? ("Stop" as const) : ("Confirm" as const) }
})

/** Ends the alarm of a mail token; an invalid token does nothing. */
export const stopByMailProgram = Effect.fnUntraced(function* (token: string) {
  const found = readSubject(yield* subjectOf("alarm", token, yield* Clock.currentTimeMillis))
  if (found?.isStop !== true) return
  yield* followAlarmLink(token).pipe(
    Effect.catchIf(
      (error) => error === refusals.notFound,
      // the link was clicked twice, and the other call has already ended the alarm
      () => Effect.void
    )
  )
})

/** Confirms or ends an alarm, once per link. */
export const followAlarmLink = Effect.fnUntraced(function* (token: string) {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const found = readSubject(yield* takeMailToken("alarm", token, now))
      if (found === undefined) return yield* Effect.fail(refusals.notFound)
      if (found.isStop) yield* stopAlarm(found.id)
      else if (!(yield* confirmAlarm(found.id, now))) return yield* Effect.fail(refusals.notFound)
      else yield* stopEqualOnes(found.id)
      return { succeeded: true }
    })
  )
})
