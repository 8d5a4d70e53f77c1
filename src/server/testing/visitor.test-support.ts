import { Effect } from "effect"
import { fileBodyType } from "../../contract/file-body.ts"
import type { InProcessCaller } from "../http/in-process.ts"
import { csrfCookie } from "../../domain/account/csrf-cookie.ts"
import { TestApi } from "./api.test-support.ts"

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly text: string
  readonly headers: Headers
}

interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** POST if undefined. */
  readonly method?: string
  readonly inside?: InProcessCaller
}

const origin = "http://localhost:4200"

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A browser with a cookie jar, as the API sees it. */
export class TestVisitor {
  readonly cookies = new Map<string, string>()
  /** Browsers send a user agent; a caller without one counts as a program. */
  userAgent: string | undefined

  readonly call = Effect.fnUntraced(function* (
    this: TestVisitor,
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    options: CallOptions = {}
  ) {
    const { send } = yield* TestApi
    const { userAgent } = this
    const named = userAgent === undefined ? {} : { "user-agent": userAgent }
    const headers = new Headers({ host: "localhost:4200", ...named, ...options.headers })
    if (this.cookies.size > 0 && !headers.has("cookie"))
      headers.set("cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "))
    const request = new Request(origin + path, {
      method,
      headers,
      // the body is sent as bytes, since a string would add its own content type
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? new TextEncoder().encode(body) : body })
    })
    const response = yield* send(request, options.inside)
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";")
      const equals = pair.indexOf("=")
      this.cookies.set(pair.slice(0, equals), pair.slice(equals + 1))
    }
    const text = yield* Effect.promise(() => response.text())
    const answer: Answer = { status: response.status, text, body: parsed(text), headers: response.headers }
    return answer
  })

  /** Starts the session that calls with unsafe methods need. */
  readonly begin = Effect.fnUntraced(function* (this: TestVisitor) {
    yield* this.call("GET", "/session/renew")
    return this
  })

  readonly get = (path: string, options?: CallOptions) => this.call("GET", path, undefined, options)

  /** Makes a call as the shop's own pages do: with CSRF token, origin and JSON. */
  readonly post = (path: string, payload: unknown, options: CallOptions = {}) =>
    this.call(options.method ?? "POST", path, JSON.stringify(payload), {
      ...options,
      headers: {
        "content-type": "application/json",
        "x-csrf-token": this.cookies.get(csrfCookie) ?? "",
        origin,
        "sec-fetch-site": "same-origin",
        ...options.headers
      }
    })

  /** Uploads a file as the shop's own pages do. */
  readonly sendFile = (path: string, name: string, bytes: Uint8Array) =>
    this.call("POST", `${path}?name=${encodeURIComponent(name)}`, new Uint8Array(bytes), {
      headers: {
        "content-type": fileBodyType,
        "content-length": String(bytes.length),
        "x-csrf-token": this.cookies.get(csrfCookie) ?? "",
        origin,
        "sec-fetch-site": "same-origin"
      }
    })
}

/** A visitor with a user agent and a session. */
export const person = Effect.suspend(() => {
  const client = new TestVisitor()
  client.userAgent =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36"
  return client.begin()
})

/** A visitor with a session, but no user agent. */
export const visitor = Effect.suspend(() => new TestVisitor().begin())
