import type { IncomingMessage, ServerResponse } from "node:http"
import type { FrontResponse } from "./front-response.ts"
import { requestIdHeader, requestIds } from "./request-id.ts"

/**
 * Handles a request before the router, e.g. from a cache of rendered pages; returns false to pass the request to the
 * router. A handler that has to read the body first must restore the body, and passes the request on later with
 * `passOn`.
 */
export type Front = (request: IncomingMessage, response: ServerResponse, passOn: () => void) => boolean

/** Observes every incoming request, regardless of the part that answers it. */
export interface Watch {
  readonly request: (request: IncomingMessage, response: ServerResponse) => void
  /** Called for data that is not a valid HTTP request: the connection ends with this status. */
  readonly unreadable: (status: number) => void
}

/** Headers of every response, whichever part creates it; headers that the response sets itself replace them. */
export const everyAnswer = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin"
} as const

const usualHeaders = Object.entries(everyAnswer)

/**
 * The content security policy of a response that is not a page: if the response is opened directly, it can run and load
 * nothing, and no page can show it in a frame. The policy is not sent with 304, because the browser would then replace
 * the stored policy with it.
 */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * Converts an absolute URL, the form that clients send to proxies, to a path. If the URL names another host than the
 * Host header, it stays unchanged, and the host guard refuses it.
 */
const toOriginForm = (request: IncomingMessage): void => {
  if (request.url?.startsWith("/") === true) return
  const [, host = "", rest = ""] = /^https?:\/\/([^/?#]*)(.*)$/isu.exec(request.url ?? "") ?? []
  if (host === "" || host.toLowerCase() !== request.headers.host?.toLowerCase()) return
  request.url = rest.startsWith("/") ? rest : `/${rest}`
}

/**
 * The handlers that run before the router, in the order in which they were added; handlers can be added while the
 * server runs. `strictTransport` returns the Strict-Transport-Security header for the response to a request, if any;
 * `nameRequest` returns the request's id for the log and for X-Request-Id.
 */
export class FrontDoor {
  readonly #fronts: Array<Front> = []
  readonly #watches: Array<Watch> = []
  readonly #strictTransport: (request: IncomingMessage) => string | undefined
  readonly #nameRequest: (request: IncomingMessage) => string

  constructor(
    strictTransport: (request: IncomingMessage) => string | undefined = () => undefined,
    nameRequest: (request: IncomingMessage) => string = requestIds()
  ) {
    this.#strictTransport = strictTransport
    this.#nameRequest = nameRequest
  }

  add(front: Front): void {
    this.#fronts.push(front)
  }

  watch(watch: Watch): void {
    this.#watches.push(watch)
  }

  readonly answer = (request: IncomingMessage, response: FrontResponse, passOn: () => void): boolean => {
    for (const [name, value] of usualHeaders) response.addUsual(name, value)
    const name = this.#nameRequest(request)
    // all later parts read the request id from this header, never the value that the caller sent
    request.headers[requestIdHeader] = name
    response.addUsual(requestIdHeader, name)
    const promise = this.#strictTransport(request)
    if (promise !== undefined) response.addUsual("strict-transport-security", promise)
    toOriginForm(request)
    for (const watch of this.#watches) watch.request(request, response)
    return this.#answerFrom(0, request, response, passOn)
  }

  #answerFrom(first: number, ...[request, response, passOn]: Parameters<Front>): boolean {
    return this.#fronts.some(
      (front, index) =>
        index >= first &&
        front(request, response, () => {
          if (!this.#answerFrom(index + 1, request, response, passOn)) passOn()
        })
    )
  }

  readonly unreadable = (status: number): void => {
    for (const watch of this.#watches) watch.unreadable(status)
  }
}
