import { Clock, Context, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { createHash } from "node:crypto"
import { openCalls } from "../../domain/open-data/open-licence.ts"
import { addHeaders } from "./cookies.ts"
import { Meters } from "../ports/meters.ts"
import { networkOf } from "./front/client-address.ts"
import { refusals } from "./refusals.ts"

/**
 * How often an action is allowed within a window; the actions are counted in the database, so for all instances
 * together (rule safety.rate-limits).
 */
export interface Limit {
  readonly name: string
  readonly windowMs: number
  readonly perSession: number
  readonly perNetwork: number
  readonly overall: number
}

const unlimited = Number.MAX_SAFE_INTEGER
const minutes = 60_000

/** The limits in production; `perNetwork` is generous for actions that many people behind one address may take. */
export const limits = {
  start: { name: "start", windowMs: 10 * minutes, perSession: 60, perNetwork: 600, overall: unlimited },
  place: { name: "place", windowMs: 10 * minutes, perSession: 60, perNetwork: 300, overall: unlimited },
  /**
   * Queries at a payment provider about the payment of a draft: one after each time that the payment method is saved,
   * and one after each return from the provider.
   */
  agreement: {
    name: "agreement",
    windowMs: 10 * minutes,
    perSession: 60,
    perNetwork: 600,
    overall: unlimited
  },
  /**
   * Mails, counted by recipient instead of session, so that other people's orders cannot fill a mailbox (rule
   * safety.mail-floods).
   */
  mail: { name: "mail", windowMs: 1440 * minutes, perSession: 20, perNetwork: unlimited, overall: unlimited },
  /**
   * Unverified mailboxes that a network uses for orders: enough for 30 households behind one address in a day; buyers
   * who verify their mailbox are not counted. The overall limit is far above the number of orders in a day, so that
   * only a flood from many networks reaches it (decision 032).
   */
  newMailbox: {
    name: "newMailbox",
    windowMs: 1440 * minutes,
    perSession: unlimited,
    perNetwork: 30,
    overall: 10_000
  },
  /**
   * Sign-ins, counted by the entered e-mail address and by network. After the window the caller can try again, so no
   * user is locked out permanently (rule safety.guessing).
   */
  signIn: { name: "signIn", windowMs: 15 * minutes, perSession: 10, perNetwork: 100, overall: unlimited },
  /** Token refreshes, counted by sign-in only; allows far more than ten tabs ever need, even without locks. */
  refresh: {
    name: "refresh",
    windowMs: 10 * minutes,
    perSession: 120,
    perNetwork: unlimited,
    overall: unlimited
  },
  /**
   * Mails that anyone can trigger without signing in; limited per mailbox and per network (rule safety.mail-floods).
   */
  mailRequest: {
    name: "mailRequest",
    windowMs: 1440 * minutes,
    perSession: 3,
    perNetwork: 30,
    overall: 10_000
  },
  /** Invitations, counted by inviting staff member; limited because these mails go to unverified mailboxes. */
  invitation: {
    name: "invitation",
    windowMs: 60 * minutes,
    perSession: 60,
    perNetwork: unlimited,
    overall: 600
  },
  /**
   * Declarations of withdrawal: a person has few orders, and each declaration causes a mail (rule safety.mail-floods).
   * There is no overall limit, because a flood from other networks must not prevent customers from exercising their
   * right.
   */
  withdrawal: {
    name: "withdrawal",
    windowMs: 1440 * minutes,
    perSession: 10,
    perNetwork: 30,
    overall: unlimited
  },
  /**
   * Reports of reviews; limited because staff read each report. Reports with an e-mail address are counted by its
   * mailbox as well (rule safety.mail-floods).
   */
  reviewReport: {
    name: "reviewReport",
    windowMs: 1440 * minutes,
    perSession: 10,
    perNetwork: 30,
    overall: 3_000
  },
  /**
   * Applications of dealers, each of which staff read, and their documents, each of which may take up to 10 MB in the
   * database.
   */
  dealerApplication: {
    name: "dealerApplication",
    windowMs: 1440 * minutes,
    perSession: 5,
    perNetwork: 10,
    overall: 300
  },
  dealerDocument: {
    name: "dealerDocument",
    windowMs: 1440 * minutes,
    perSession: 30,
    perNetwork: 60,
    overall: 600
  },
  /** Unfinished registrations that are stored for browsers; limited because any visitor can create such rows. */
  registrationCache: {
    name: "registrationCache",
    windowMs: 10 * minutes,
    perSession: 120,
    perNetwork: 600,
    overall: unlimited
  },
  /** Notifications of payment providers: each needs a signature check, and those of PayPal also a query. */
  providerEvent: {
    name: "providerEvent",
    windowMs: minutes,
    perSession: unlimited,
    perNetwork: 300,
    overall: 3_000
  },
  /** Downloads of statistics and orders, counted by account, because reading the data of one file takes a long time. */
  file: { name: "file", windowMs: 10 * minutes, perSession: 60, perNetwork: unlimited, overall: unlimited },
  /** Open data: allows a caller to fetch all data once, but not repeatedly (rule safety.open-data). */
  openData: {
    name: "openData",
    windowMs: openCalls.minutes * minutes,
    perSession: unlimited,
    perNetwork: openCalls.most,
    overall: unlimited
  },
  /** Searches: each makes several database queries. */
  search: {
    name: "search",
    windowMs: 10 * minutes,
    perSession: unlimited,
    perNetwork: 600,
    overall: unlimited
  },
  /**
   * Requests for the hints beside a list of offers, each of which ranks some thirty lists. The limit allows a change
   * every two seconds for ten minutes; the list itself has no limit.
   */
  listHints: {
    name: "listHints",
    windowMs: 10 * minutes,
    perSession: 300,
    perNetwork: 3_000,
    overall: unlimited
  },
  /**
   * Searches of the desk, by account: each typed character starts a new search, and staff on the telephone search all
   * day.
   */
  deskSearch: {
    name: "deskSearch",
    windowMs: 10 * minutes,
    perSession: 1200,
    perNetwork: unlimited,
    overall: unlimited
  },
  errorTrace: { name: "error", windowMs: minutes, perSession: unlimited, perNetwork: 10, overall: 300 },
  /** Rows about refusals in the audit log: for each account or network, and in total. */
  refusal: { name: "refusal", windowMs: 60 * minutes, perSession: 20, perNetwork: 20, overall: 500 },
  /** Disk space for reports of script errors, in bytes: enough to find the errors, too little to fill the disk. */
  errorBytesOfHour: {
    name: "errorHour",
    windowMs: 60 * minutes,
    perSession: unlimited,
    perNetwork: 65_536,
    overall: 500_000
  },
  errorBytesOfDay: {
    name: "errorDay",
    windowMs: 1440 * minutes,
    perSession: unlimited,
    perNetwork: 262_144,
    overall: 3_000_000
  }
} as const satisfies Readonly<Record<string, Limit>>

/** The limits in force; tests replace them. */
export const Limits = Context.Reference<Readonly<Record<keyof typeof limits, Limit>>>("server/http/Limits", {
  defaultValue: () => limits
})

/** One counter of a limit within a window. */
export interface Bucket {
  readonly bucket: string
  readonly most: number
}

/**
 * Returns the counters of one call; `session` is any key that identifies the caller, `address` the address of the peer.
 * A call without an address comes from an identified caller, so the overall limit for unidentified callers does not
 * apply.
 */
export const bucketsOf = (
  limit: Limit,
  by: { readonly session?: Uint8Array | string | undefined; readonly address?: string | undefined }
): ReadonlyArray<Bucket> => {
  const key = (value: Uint8Array | string) =>
    createHash("sha256").update(value).digest("base64url").slice(0, 22)
  return [
    ...(by.session === undefined || limit.perSession === unlimited
      ? []
      : [{ bucket: `${limit.name}:s:${key(by.session)}`, most: limit.perSession }]),
    ...(by.address === undefined || limit.perNetwork === unlimited
      ? []
      : [{ bucket: `${limit.name}:n:${key(networkOf(by.address))}`, most: limit.perNetwork }]),
    ...(by.address === undefined || limit.overall === unlimited
      ? []
      : [{ bucket: `${limit.name}:all`, most: limit.overall }])
  ]
}

/** Returns the start, in ISO 8601, of the window that contains a time. */
export const windowOf = (limit: Limit, nowMs: number): string =>
  new Date(nowMs - (nowMs % limit.windowMs)).toISOString()

/** Fails with 429 and the seconds until the window ends. */
export const tooMany = Effect.fnUntraced(function* (limit: Limit, nowMs: number) {
  const meters = yield* Meters
  meters.count("limitsHit", { limit: limit.name })
  yield* addHeaders({
    "retry-after": String(Math.ceil((limit.windowMs - (nowMs % limit.windowMs)) / 1000))
  })
  return yield* Effect.fail(refusals.tooMany)
})

/** Counts a call, and refuses the call if one of its counters exceeds the limit. */
export const countCall = Effect.fnUntraced(function* (
  name: keyof typeof limits,
  by: { readonly session?: Uint8Array | string | undefined; readonly address?: string | undefined }
) {
  const limit = (yield* Limits)[name]
  const buckets = bucketsOf(limit, by)
  const now = yield* Clock.currentTimeMillis
  const sql = yield* SqlClient
  // sorted by name, so that two calls cannot deadlock
  const counted = yield* sql<{ readonly bucket: string; readonly count: number }>`
    insert into rate_count (bucket, window_start, count)
    select name, ${windowOf(limit, now)}::timestamptz, 1
    from unnest(${buckets.map(({ bucket }) => bucket).toSorted()}::text[]) name
    on conflict (bucket, window_start) do update set count = rate_count.count + 1
    returning bucket, count`
  const most = new Map(buckets.map((bucket) => [bucket.bucket, bucket.most]))
  if (counted.some(({ bucket, count }) => count > (most.get(bucket) ?? unlimited)))
    return yield* tooMany(limit, now)
})
