import { Effect, Redacted } from "effect"
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { deviceScript, instalmentKeys, standInInstalment } from "./stand-in-instalment.test-support.ts"
import type { RetryPolicy } from "./provider-call.ts"
import { standInPayPal } from "./stand-in-paypal.test-support.ts"
import type { Booking, Rules } from "./stand-in-rules.test-support.ts"

/** The fault of one call, which occurs before or after the provider has executed the action. */
export type FaultKind =
  | "refuseConnection"
  | "cutAfter"
  | "hangBefore"
  | "hangAfter"
  | "failBefore"
  | "failAfter"
  | "garbledAfter"
  | "busy"
  | "otherAmount"
  | "otherCurrency"

export interface Fault {
  readonly kind: FaultKind
  /** If set, the fault affects only a call whose path contains this text. */
  readonly at?: string
}

const changed = (body: unknown, kind: FaultKind): unknown => {
  const text = JSON.stringify(body)
  if (kind === "otherAmount")
    return JSON.parse(
      text.replaceAll(/"value":"\d+\.\d\d"/gu, '"value":"1.00"').replaceAll(/"amount":\d+/gu, '"amount":100')
    )
  return kind === "otherCurrency" ? JSON.parse(text.replaceAll('"EUR"', '"CHF"')) : body
}

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    return undefined
  }
}

/** Both fake providers on a free port of this machine, with their own books and with faults defined by tests. */
export const standIn = Effect.acquireRelease(
  Effect.promise(async () => {
    const ledger: Array<Booking> = []
    const calls: Array<string> = []
    const faults: Array<Fault> = []
    const keys: Array<string | undefined> = []
    const book = (booking: Booking) => {
      ledger.push(booking)
    }
    const rules: Rules = { isLenient: false }
    const attempts = new Map<string, ReadonlyArray<AbortController>>()
    const paypal = standInPayPal(book, rules)
    const instalment = standInInstalment(book, rules)

    /** Aborts the attempts at an address whose response hangs. */
    const expire = (path: string) => {
      const late = attempts.get(url + path) ?? []
      attempts.delete(url + path)
      for (const attempt of late) attempt.abort(new DOMException("No answer", "TimeoutError"))
    }

    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      const url = new URL(request.url ?? "/", "http://127.0.0.1")
      const shown =
        request.method === "GET" && url.pathname.startsWith("/checkoutnow")
          ? paypal.page(url.pathname, url.searchParams.get("token") ?? "")
          : undefined
      if (shown !== undefined)
        return "to" in shown
          ? response.writeHead(303, { location: shown.to }).end()
          : response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(shown.html)
      if (url.pathname.startsWith("/dcs/")) {
        calls.push(`device ${url.pathname}${url.search}`)
        return response.writeHead(200, { "content-type": "text/javascript" }).end(deviceScript)
      }
      const index = faults.findIndex(({ at }) => at === undefined || url.pathname.includes(at))
      const fault = index === -1 ? undefined : faults.splice(index, 1)[0]?.kind
      const body = await readBody(request)
      calls.push(`${request.method} ${url.pathname}`)
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)])
      )
      keys.push(headers["paypal-request-id"])
      const send = (status: number, text: string, more: Readonly<Record<string, string>> = {}) =>
        response.writeHead(status, { "content-type": "application/json", ...more }).end(text)
      if (fault === "refuseConnection") return request.socket.destroy()
      if (fault === "hangBefore") return expire(url.pathname + url.search)
      if (fault === "failBefore") return send(503, "{}")
      if (fault === "busy") return send(429, "{}", { "retry-after": "0" })
      const wish = { method: request.method ?? "", path: url.pathname, query: url.search, headers, body }
      const handled = (
        url.pathname.startsWith(`/v1/${instalmentKeys.merchantId}/`) ? instalment : paypal
      ).handle(wish)
      if (fault === "cutAfter") return request.socket.destroy()
      if (fault === "hangAfter") return expire(url.pathname + url.search)
      if (fault === "failAfter") return send(500, "{}")
      if (fault === "garbledAfter") return send(handled.status, "<html>")
      return send(
        handled.status,
        JSON.stringify(fault === undefined ? handled.body : changed(handled.body, fault))
      )
    }

    const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1")
    // if idle connections were closed, one could be closed just as the next call is sent, which would be an unplanned
    // fault
    server.keepAliveTimeout = 0
    await once(server, "listening")
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === "object" ? (address?.port ?? 0) : 0}`
    /** There are no real timeouts: a fake provider that hangs aborts the attempt itself. */
    const retryPolicy: RetryPolicy = {
      expiry: (asked) => {
        const attempt = new AbortController()
        attempts.set(asked, [...(attempts.get(asked) ?? []), attempt])
        return attempt.signal
      },
      pauses: [1],
      longestRetryAfter: 100
    }
    return {
      server,
      retryPolicy,
      ledger,
      calls,
      faults,
      keys,
      rules,
      url,
      agree: paypal.agree,
      applications: instalment.applications,
      revokeTokens: paypal.revokeTokens,
      /** Returns the bookings of a payment as text: `capture 2000`. */
      booked: (payment: string) =>
        ledger.filter((each) => each.payment === payment).map(({ action, cents }) => `${action} ${cents}`),
      settings: {
        paypal: {
          baseUrl: url,
          clientId: "client",
          clientSecret: Redacted.make("very-secret"),
          webhookId: "WH-1"
        },
        instalment: {
          baseUrl: url,
          merchantId: instalmentKeys.merchantId,
          apiKey: instalmentKeys.apiKey,
          apiSecret: Redacted.make(instalmentKeys.apiSecret)
        }
      }
    }
  }),
  ({ server }) =>
    Effect.sync(() => {
      server.closeAllConnections()
      server.close()
    })
)

export type StandIn = Effect.Success<typeof standIn>
