import { Clock, Context, Effect } from "effect"
import type { IncomingMessage, ServerResponse } from "node:http"
import { KalkulationApi } from "../../../contract/kalkulation.api.ts"
import { policy } from "../../../contract/permissions-of-calls.ts"
import { quickDecoderOf } from "../../../contract/quick-decoder.ts"
import { calculation } from "../../../contract/schemas/calculation.schema.ts"
import { isByPerson } from "../../http/by-person.ts"
import { dataPolicy, type Front } from "../../http/front/front-door.ts"
import { isGuestsOwnCall } from "../../http/front/guard.ts"
import { readerOf } from "../../http/reading/reading.ts"
import { Sessions } from "../../http/sessions.ts"
import type { Places } from "../../ports/places.ts"
import { ShopCounts } from "../../ports/shop-counts.ts"
import { listAnswer } from "./list-answer.ts"
import { listOffers, offerListJson, searchOf } from "../offer-list.ts"
import { searchingHere } from "./search.ts"
import type { Snapshots } from "../snapshots.ts"

const operation = "kalkulation.calculate"
const path = "/api/kalkulation/berechnen"

/** Maximum size of a body for the fast path, in bytes; a request has about 400. */
const longest = 16_384

/**
 * How long, in ms, the fast path waits for the rest of a body before the call takes the usual path, with the usual
 * deadline.
 */
export const BodyWait = Context.Reference<number>("server/offers/BodyWait", { defaultValue: () => 500 })

/**
 * Request headers that exclude the fast path, because they require more than a response to a completely received call.
 */
const unusual = ["transfer-encoding", "content-encoding", "expect", "upgrade"] as const

const lengthOf = ({ headers }: IncomingMessage): number | undefined => {
  const length = headers["content-length"]
  if (length === undefined || unusual.some((name) => headers[name] !== undefined)) return undefined
  return Number(length) > 0 && Number(length) <= longest ? Number(length) : undefined
}

/**
 * Calls back with `true` once a body of this length is received, or with `false` if that takes longer than `wait` ms.
 */
const whenHere = (
  request: IncomingMessage,
  length: number,
  wait: number,
  then: (isHere: boolean) => void
): void => {
  const isHere = () => request.readableLength >= length
  // most bodies arrive with their headers, and are available once the headers have been read
  process.nextTick(() => {
    if (isHere()) return then(true)
    const look = () => {
      if (isHere()) settle(true)
    }
    const timer = setTimeout(() => settle(false), wait)
    const settle = (answer: boolean) => {
      clearTimeout(timer)
      request.off("readable", look)
      then(answer)
    }
    request.on("readable", look)
    request.once("close", () => clearTimeout(timer))
  })
}

const read = readerOf(operation, KalkulationApi.endpoints.calculate)
const decode = quickDecoderOf(calculation)

const send = (response: ServerResponse, text: string, accepted: string | undefined): void => {
  const { headers, body } = listAnswer(text, accepted)
  response.writeHead(200, {
    "cache-control": "no-store",
    "content-security-policy": dataPolicy,
    "content-length": body.length,
    ...headers
  })
  response.end(body)
}

/**
 * Responds to a guest's search before the router, whose overhead is as large as the cost of pricing fifty offers. It
 * handles only valid calls whose price list is in memory; every other call takes the usual path, with the usual
 * response (decision 052).
 */
export const quickSearch: Effect.Effect<Front, never, Sessions | ShopCounts | Snapshots | Places> =
  Effect.gen(function* () {
    const sessions = yield* Sessions
    const search = yield* searchingHere
    const counts = yield* ShopCounts
    const clock = yield* Clock.Clock
    const wait = yield* BodyWait

    /** Returns the text of the response; undefined if the call must wait for something, or must be refused. */
    const answerTo = (body: string, request: IncomingMessage): string | undefined => {
      const wish = decode(read?.(JSON.parse(body)))
      if (wish === undefined) return undefined
      const now = clock.currentTimeMillisUnsafe()
      const listing = search(wish, listOffers, new Date(now))
      if (listing === undefined) return undefined
      const answer = offerListJson(listing)
      if (wish.upsellCount !== undefined && isByPerson(request))
        counts.addSearch(searchOf(wish, listing), now)
      return answer
    }

    /**
     * Returns the text of the response; undefined if the call fails: it then fails on the usual path as well, which
     * returns the reason.
     */
    const answerOrNone = (body: string, request: IncomingMessage): string | undefined => {
      try {
        return answerTo(body, request)
      } catch {
        return undefined
      }
    }

    return (request, response, passOn) => {
      if (request.method !== "POST" || request.url !== path || policy[operation] !== "public") return false
      const length = lengthOf(request)
      const { headers } = request
      if (length === undefined || !isGuestsOwnCall(headers, sessions, clock.currentTimeMillisUnsafe()))
        return false
      whenHere(request, length, wait, (isHere) => {
        if (!isHere) return passOn()
        const body: unknown = request.read(length)
        if (!Buffer.isBuffer(body)) return passOn()
        const answer = answerOrNone(body.toString("utf8"), request)
        if (answer !== undefined) return send(response, answer, headers["accept-encoding"])
        request.unshift(body)
        passOn()
      })
      return true
    }
  })
