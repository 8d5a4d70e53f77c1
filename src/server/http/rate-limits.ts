import { Clock, Context, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { createHash } from "node:crypto"
import { openCalls } from "../../domain/open-data/open-licence.ts"
import { addHeaders } from "./cookies.ts"
import { Meters } from "../ports/meters.ts"
import { networkOf } from "./front/client-address.ts"
import { refusals } from "./refusals.ts"

/**
 * How often something may be done within a window; counted in the database, so over all copies (rule
 * safety.rate-limits).
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

/** The limits of the product; `perNetwork` is generous where many people may share an address. */
export const limits = {
  start: { name: "start", windowMs: 10 * minutes, perSession: 60, perNetwork: 600, overall: unlimited },
  place: { name: "place", windowMs: 10 * minutes, perSession: 60, perNetwork: 300, overall: unlimited },
  /** Questions to a payment provider for a draft: each save of such a payment, each return. */
  agreement: {
    name: "agreement",
    windowMs: 10 * minutes,
    perSession: 60,
    perNetwork: 600,
    overall: unlimited
  },
  /** By recipient instead of session: no mailbox is filled by orders of others (rule safety.mail-floods). */
  mail: { name: "mail", windowMs: 1440 * minutes, perSession: 20, perNetwork: unlimited, overall: unlimited },
  /**
   * Unproved mailboxes that a network names for orders: 30 households behind one address order in a day, and a buyer who
   * proves the mailbox is not counted. Overall far more than a day's orders, so that it is met
   * by a flood from many networks alone (decision 032).
   */
  newMailbox: {
    name: "newMailbox",
    windowMs: 1440 * minutes,
    perSession: unlimited,
    perNetwork: 30,
    overall: 10_000
  },
  /** By typed address and by network; after waiting the caller may go on, no user is locked out for good (rule safety.guessing). */
  signIn: { name: "signIn", windowMs: 15 * minutes, perSession: 10, perNetwork: 100, overall: unlimited },
  /** By sign-in alone: far more than ten tabs without locks ever need. */
  refresh: {
    name: "refresh",
    windowMs: 10 * minutes,
    perSession: 120,
    perNetwork: unlimited,
    overall: unlimited
  },
  /** Mails that strangers can cause: by mailbox and by network (rule safety.mail-floods). */
  mailRequest: {
    name: "mailRequest",
    windowMs: 1440 * minutes,
    perSession: 3,
    perNetwork: 30,
    overall: 10_000
  },
  /** Invitations by one member of the staff: mails to unproved mailboxes. */
  invitation: {
    name: "invitation",
    windowMs: 60 * minutes,
    perSession: 60,
    perNetwork: unlimited,
    overall: 600
  },
  /**
   * Declarations of withdrawal: a person has few orders, and each declaration sends a mail (rule safety.mail-floods).
   * None overall: a flood from other networks must not take the right from customers.
   */
  withdrawal: {
    name: "withdrawal",
    windowMs: 1440 * minutes,
    perSession: 10,
    perNetwork: 30,
    overall: unlimited
  },
  /** Reports of reviews: each is read by a person. */
  reviewReport: {
    name: "reviewReport",
    windowMs: 1440 * minutes,
    perSession: 10,
    perNetwork: 30,
    overall: 3_000
  },
  /** Applications of dealers, each read by a person, and their papers, each up to 10 MB of the database. */
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
  /** What browsers keep of a begun registration: rows that any visitor can create. */
  registrationCache: {
    name: "registrationCache",
    windowMs: 10 * minutes,
    perSession: 120,
    perNetwork: 600,
    overall: unlimited
  },
  /** Messages of providers: each costs a signature, with PayPal a question. */
  providerEvent: {
    name: "providerEvent",
    windowMs: minutes,
    perSession: unlimited,
    perNetwork: 300,
    overall: 3_000
  },
  /** Files of statistics and orders, by account: each reads for long. */
  file: { name: "file", windowMs: 10 * minutes, perSession: 60, perNetwork: unlimited, overall: unlimited },
  /** Open data: a caller that fetches all of it at once is let through, one that repeats it is not (rule safety.open-data). */
  openData: {
    name: "openData",
    windowMs: openCalls.minutes * minutes,
    perSession: unlimited,
    perNetwork: openCalls.most,
    overall: unlimited
  },
  /** Searches: each asks the database several times. */
  search: {
    name: "search",
    windowMs: 10 * minutes,
    perSession: unlimited,
    perNetwork: 600,
    overall: unlimited
  },
  /**
   * What a list shows beside its offers: some thirty lists are ranked for it. A visitor who changes a wish every two
   * seconds for ten minutes is let through; the list itself has no limit.
   */
  listHints: {
    name: "listHints",
    windowMs: 10 * minutes,
    perSession: 300,
    perNetwork: 3_000,
    overall: unlimited
  },
  /** Searches of the desk, by account: each typed character searches anew, and staff on the telephone search all day. */
  deskSearch: {
    name: "deskSearch",
    windowMs: 10 * minutes,
    perSession: 1200,
    perNetwork: unlimited,
    overall: unlimited
  },
  errorTrace: { name: "error", windowMs: minutes, perSession: unlimited, perNetwork: 10, overall: 300 },
  /** Rows of the audit log about refusals: for each account or network, and for all. */
  refusal: { name: "refusal", windowMs: 60 * minutes, perSession: 20, perNetwork: 20, overall: 500 },
  /** Bytes that reports of script errors take of the disk: enough to see what fails, too little to fill it. */
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

/** The limits in force; tests put others in their place. */
export const Limits = Context.Reference<Readonly<Record<keyof typeof limits, Limit>>>("server/http/Limits", {
  defaultValue: () => limits
})

/** One counter of a window. */
export interface Bucket {
  readonly bucket: string
  readonly most: number
}

/**
 * The counters that one call touches; `session` is any key of the caller, `address` the peer's. Without an address the
 * caller is known, and the overall count of strangers does not apply to it.
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

/** The window that a moment belongs to, as the time of its beginning in ISO 8601. */
export const windowOf = (limit: Limit, nowMs: number): string =>
  new Date(nowMs - (nowMs % limit.windowMs)).toISOString()

/** 429 with the seconds until the window ends. */
export const tooMany = Effect.fnUntraced(function* (limit: Limit, nowMs: number) {
  const meters = yield* Meters
  meters.count("limitsHit", { limit: limit.name })
  yield* addHeaders({
    "retry-after": String(Math.ceil((limit.windowMs - (nowMs % limit.windowMs)) / 1000))
  })
  return yield* Effect.fail(refusals.tooMany)
})

/** Counts a call and refuses it when one of its counters is past its limit. */
export const countCall = Effect.fnUntraced(function* (
  name: keyof typeof limits,
  by: { readonly session?: Uint8Array | string | undefined; readonly address?: string | undefined }
) {
  const limit = (yield* Limits)[name]
  const buckets = bucketsOf(limit, by)
  const now = yield* Clock.currentTimeMillis
  const sql = yield* SqlClient
  // in the order of their names, so that two calls never wait for each other
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
