import assert from "node:assert/strict"

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

const parsed = (text: string): unknown => (text === "" ? undefined : JSON.parse(text))

/** An API client with a cookie jar; it relies only on the shop's API specification. */
export class Client {
  readonly #cookies = new Map<string, string>()
  readonly #shop: string

  constructor(shop: string) {
    this.#shop = shop
  }

  async call(method: string, path: string, body?: string, more: Readonly<Record<string, string>> = {}) {
    const headers = new Headers({ accept: "application/json", ...more })
    if (this.#cookies.size > 0)
      headers.set("cookie", [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "))
    const verification = this.#cookies.get("__Host-csrf")
    if (verification !== undefined) headers.set("x-csrf-token", verification)
    if (body !== undefined) headers.set("content-type", "application/json")
    const response = await fetch(this.#shop + path, {
      method,
      headers,
      redirect: "manual",
      ...(body === undefined ? {} : { body })
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    const answer: Answer = {
      status: response.status,
      body: parsed(await response.text()),
      headers: response.headers
    }
    return answer
  }

  /** Sends a GET request, requires success, and returns the body. */
  async get(path: string): Promise<unknown> {
    return this.#body(`GET ${path}`, await this.call("GET", path))
  }

  /** Requires that the payload is accepted, and returns the response body. */
  async post(path: string, payload: unknown, headers?: Readonly<Record<string, string>>): Promise<unknown> {
    return this.#body(`POST ${path}`, await this.call("POST", path, JSON.stringify(payload), headers))
  }

  /** Sends a payload that may be refused, and returns the response. */
  async tried(path: string, payload: unknown): Promise<Answer> {
    return this.call("POST", path, JSON.stringify(payload))
  }

  /** Creates the session that calls need. */
  async begin(): Promise<this> {
    await this.get(`/session/renew?v=${Date.now()}`)
    return this
  }

  #body(what: string, { status, body }: Answer): unknown {
    assert(status >= 200 && status < 300, `${what}: ${status} ${JSON.stringify(body)}`)
    return body
  }

  #keep(line: string) {
    const [pair = "", ...attributes] = line.split(";")
    const equals = pair.indexOf("=")
    const name = pair.slice(0, equals)
    const isGone = attributes.some((attribute) => /^\s*max-age=0$/iu.test(attribute))
    if (isGone) this.#cookies.delete(name)
    else this.#cookies.set(name, pair.slice(equals + 1))
  }
}
