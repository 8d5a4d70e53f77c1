import { createHash } from "node:crypto"
import { Clock, Effect, Layer, Option } from "effect"
import { Headers, HttpEffect, HttpServerResponse } from "effect/http"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { SqlClient } from "effect/sql/SqlClient"
import { Guarded, Open, Visitor } from "../../../contract/middleware.ts"
import { takesFile } from "../../../contract/file-body.ts"
import { policy } from "../../../contract/permissions-of-calls.ts"
import { type Identity, verdictOn } from "../../../domain/rights/permissions.ts"
import { audit } from "../../db/audit-event.ts"
import { Access, type Claims } from "../../ports/access.ts"
import { clientAddress, type TrustedProxies } from "./client-address.ts"
import { dataPolicy } from "./front-door.ts"
import { accessTokenOf, bearerOf } from "../access-token-of.ts"
import { accessCookie, cookieOf, TakesCookies } from "../cookies.ts"
import { InProcess } from "../in-process.ts"
import { noteRefused, type Refused } from "../note-refused.ts"
import { fileReader, isFileType } from "../reading/file-body.ts"
import { refusals } from "../refusals.ts"
import { type GuestSession, sameText, sessionCookie, Sessions } from "../sessions.ts"
import { orUnavailable } from "../unavailable.ts"

/** Headers as node:http and Effect provide them; none of the headers that are read here is a list. */
type CallHeaders = Readonly<Record<string, string | ReadonlyArray<string> | undefined>>

const textOf = (headers: CallHeaders, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === "string" ? value : undefined
}

const isUnsafe = (method: string): boolean => method !== "GET" && method !== "HEAD" && method !== "OPTIONS"

/**
 * Whether the body is JSON. A body without a content type does not count as JSON, because a form of another site could
 * omit the content type (decision 007).
 */
const isJson = (contentType: string | undefined): boolean =>
  contentType !== undefined && /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/iu.test(contentType.trim())

/** Whether a call has no body, and therefore needs no content type. */
const hasNoBody = (headers: CallHeaders): boolean =>
  headers["content-type"] === undefined &&
  headers["transfer-encoding"] === undefined &&
  headers["content-length"] === "0"

/**
 * Whether, according to the browser, the call comes from the shop's own pages; also true for callers that are not
 * browsers, which send neither Sec-Fetch-Site nor Origin.
 */
const isOwnOrigin = (headers: CallHeaders): boolean => {
  const site = headers["sec-fetch-site"]
  if (site !== undefined && site !== "same-origin") return false
  const origin = textOf(headers, "origin")
  if (origin === undefined) return true
  const host = textOf(headers, "host")
  if (host === undefined) return false
  // browsers usually send one of these two forms, which need no parser
  return origin === `https://${host}` || origin === `http://${host}` || URL.parse(origin)?.host === host
}

/**
 * Headers that apply unless a handler sets others: responses are not cached, because they may depend on a session, and
 * no response is a page that could run or be framed.
 */
const usualHeaders = HttpEffect.appendPreResponseHandler((_request, response) =>
  Effect.succeed(
    HttpServerResponse.setHeaders(response, {
      ...("cache-control" in response.headers ? {} : { "cache-control": "no-store" }),
      ...("content-security-policy" in response.headers || response.status === 304
        ? {}
        : { "content-security-policy": dataPolicy })
    })
  )
)

const addressOf = (request: HttpServerRequest, proxies: TrustedProxies): string =>
  clientAddress(Option.getOrUndefined(request.remoteAddress), request.headers["x-forwarded-for"], proxies)

const identityOf = (user: Claims | undefined): Identity =>
  user === undefined
    ? { kind: "anonymous" }
    : { kind: "account", roles: user.roles, isImpersonated: user.actorId !== undefined }

/**
 * Returns the signed-in user if the operation is allowed for this user. For public operations, only the token is read;
 * for all others, the function also checks that the sign-in is still valid. An operation without a row in the policy is
 * refused for everyone.
 */
const admitted = Effect.fnUntraced(function* (
  access: Access["Service"],
  operation: string,
  claims: Claims | undefined,
  now: number
) {
  const permission = policy[operation]
  if (permission === undefined) return yield* Effect.fail(refusals.forbidden)
  const user =
    claims === undefined || permission === "public" || (yield* access.confirmed(claims, now))
      ? claims
      : undefined
  const verdict = verdictOn(permission, identityOf(user))
  if (verdict === "forbidden") return yield* Effect.fail(refusals.forbidden)
  if (verdict === "signInNeeded") return yield* Effect.fail(refusals.signInNeeded)
  return user
})

/**
 * Records an action that staff take on behalf of a customer before it is done, so that every action has an audit row
 * (decision 015). Public operations change no data of an account, so they are not recorded.
 */
const noteInAnothersName = (sql: SqlClient, operation: string, user: Claims | undefined) =>
  user?.actorId === undefined || policy[operation] === "public"
    ? Effect.void
    : Effect.provideService(
        audit({
          event: "actedInAnothersName",
          actorId: user.actorId,
          subjectId: user.accountId,
          detail: { operation }
        }),
        SqlClient,
        sql
      )

type Caller = Pick<Refused, "user" | "address">

/**
 * Refusals that are recorded; a missing session is not among them, because the first call of every program is refused
 * for that reason.
 */
const worthNoting: ReadonlySet<unknown> = new Set([
  refusals.forbidden,
  refusals.originForeign,
  refusals.csrfInvalid
])

const isRefused = (error: unknown): error is { readonly code: string } => worthNoting.has(error)

/**
 * Checks that an unsafe call comes from the page that received the caller's cookies: returns the reason for a refusal
 * if this is not proved, otherwise `undefined`.
 */
const sessionDoubt = (session: GuestSession | undefined, headers: CallHeaders) =>
  session === undefined
    ? refusals.sessionMissing
    : sameText(textOf(headers, "x-csrf-token") ?? "", session.csrf)
      ? undefined
      : refusals.csrfInvalid

/**
 * Whether a call was made by the guest's own page, which received the guest's cookies; such a call passes every guard
 * of a public call.
 */
export const isGuestsOwnCall = (
  headers: CallHeaders,
  sessions: Sessions["Service"],
  nowMs: number
): boolean =>
  isOwnOrigin(headers) &&
  isJson(textOf(headers, "content-type")) &&
  headers["authorization"] === undefined &&
  cookieOf(textOf(headers, "cookie"), accessCookie) === undefined &&
  sessionDoubt(sessions.read(cookieOf(textOf(headers, "cookie"), sessionCookie), nowMs), headers) ===
    undefined

/**
 * Makes a call that is authenticated only by its bearer token neither read nor set cookies: otherwise attackers with a
 * bearer token of their own could use the cookies of a browser without knowing its CSRF token.
 */
const withoutCookies = <A, E, R>(request: HttpServerRequest, handler: Effect.Effect<A, E, R>) =>
  handler.pipe(
    Effect.provideService(
      HttpServerRequest,
      request.modify({ headers: Headers.remove(request.headers, "cookie") })
    ),
    Effect.provideService(TakesCookies, false)
  )

/** Returns the owner of new data: the browser's session or, without a session, the account. */
const ownerOf = (session: GuestSession | undefined, user: Claims | undefined) =>
  session?.ownerHash ??
  (user === undefined ? undefined : createHash("sha256").update(`account ${user.accountId}`).digest())

/** Checks the permission, session, CSRF token, origin and content type of calls; safe public calls need no session. */
export const guardedLayer = (proxies: TrustedProxies) =>
  Layer.effect(Guarded)(
    Effect.gen(function* () {
      const sessions = yield* Sessions
      const access = yield* Access
      const sql = yield* SqlClient
      const readFile = fileReader()
      return (handler, { endpoint, group }) => {
        const isFile = takesFile(endpoint)
        const operation = `${group.identifier}.${endpoint.identifier}`
        let caller: Caller | undefined
        const guarded = Effect.gen(function* () {
          const inner = yield* InProcess
          const now = yield* Clock.currentTimeMillis
          if (inner !== undefined) {
            caller = inner
            const user = yield* orUnavailable(admitted(access, operation, inner.user, now))
            return yield* Effect.provideService(handler, Visitor, { ...inner, user })
          }
          const request = yield* HttpServerRequest
          yield* usualHeaders
          const { headers } = request
          const address = addressOf(request, proxies)
          caller = { user: undefined, address }
          const session = sessions.read(cookieOf(headers["cookie"], sessionCookie), now)
          if (isUnsafe(endpoint.method)) {
            if (!isOwnOrigin(headers)) return yield* Effect.fail(refusals.originForeign)
            if (
              isFile
                ? !isFileType(headers["content-type"])
                : !isJson(headers["content-type"]) && !hasNoBody(headers)
            )
              return yield* Effect.fail(refusals.unsupportedType)
          }
          const claims = yield* orUnavailable(access.claimed(accessTokenOf(headers), now))
          caller = { user: claims, address }
          const doubt = isUnsafe(endpoint.method) ? sessionDoubt(session, headers) : undefined
          // a valid bearer token proves by itself that no other site made the call
          const isByBearer = doubt !== undefined && bearerOf(headers) !== undefined && claims !== undefined
          if (doubt !== undefined && !isByBearer) return yield* Effect.fail(doubt)
          const user = yield* orUnavailable(admitted(access, operation, claims, now))
          if (isByBearer && user === undefined) return yield* Effect.fail(refusals.signInNeeded)
          if (isUnsafe(endpoint.method)) yield* orUnavailable(noteInAnothersName(sql, operation, user))
          const called = Effect.provideService(handler, Visitor, {
            ownerHash: ownerOf(isByBearer ? undefined : session, user),
            user,
            address
          })
          const read = isFile ? readFile(address, called) : called
          return yield* isByBearer ? withoutCookies(request, read) : read
        })
        return Effect.tapError(guarded, (error) =>
          caller !== undefined && isRefused(error)
            ? Effect.ignore(noteRefused(sql, { operation, code: error.code, ...caller }))
            : Effect.void
        )
      }
    })
  )

/** Determines only the caller, without checking permissions; the body of an unsafe call must still be JSON. */
export const openLayer = (proxies: TrustedProxies) =>
  Layer.succeed(Open)((handler, { endpoint }) =>
    Effect.gen(function* () {
      const inner = yield* InProcess
      if (inner !== undefined) return yield* Effect.provideService(handler, Visitor, inner)
      const request = yield* HttpServerRequest
      yield* usualHeaders
      if (isUnsafe(endpoint.method) && !isJson(request.headers["content-type"]))
        return yield* Effect.fail(refusals.unsupportedType)
      return yield* Effect.provideService(handler, Visitor, {
        ownerHash: undefined,
        user: undefined,
        address: addressOf(request, proxies)
      })
    })
  )
