import type { IncomingMessage, ServerResponse } from "node:http"
import type { FrontResponse } from "./front-response.ts"
import { requestIdHeader, requestIds } from "./request-id.ts"

/**
 * Answers a request before everything else, e.g. from a cache of finished bytes; false leaves it to the router. One that
 * had to look at the body first, and put it back, passes it on later.
 */
export type Front = (request: IncomingMessage, response: ServerResponse, passOn: () => void) => boolean

/** Sees every incoming request, whichever part answers it. */
export interface Watch {
  readonly request: (request: IncomingMessage, response: ServerResponse) => void
  /** What was no request: the connection ends with this status. */
  readonly unreadable: (status: number) => void
}

/** Headers of every answer, whichever part gives it; the answer's own headers replace them. */
export const everyAnswer = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin"
} as const

const usualHeaders = Object.entries(everyAnswer)

/**
 * The policy of an answer that is no page: opened by itself it runs and loads nothing, and no page shows it in a frame. Not for 304, by which a browser would put it in the place of the policy that it has kept.
 */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * An address with scheme and host, as callers of proxies write it, as all others write it. Where it names another host
 * than the Host header it is left as it is, and the host guard refuses it.
 */
const toOriginForm = (request: IncomingMessage): void => {
  if (request.url?.startsWith("/") === true) return
  const [, host = "", rest = ""] = /^https?:\/\/([^/?#]*)(.*)$/isu.exec(request.url ?? "") ?? []
  if (host === "" || host.toLowerCase() !== request.headers.host?.toLowerCase()) return
  request.url = rest.startsWith("/") ? rest : `/${rest}`
}

/**
 * The handlers that come before everything else, in the order in which they were added: more may come while the server runs.
 * `strictTransport` returns what a request's answer promises about https, if anything; `nameRequest` what it is called in the
 * log and in X-Request-Id.
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
    // everything behind the door reads the name here, and never what a caller has written
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
