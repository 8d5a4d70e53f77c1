import { Effect } from "effect"
import { once } from "node:events"
import { type IncomingHttpHeaders, request as httpRequest } from "node:http"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { TestApi } from "../testing/api.test-support.ts"
import { projectRoot } from "../project-root.ts"
import { FrontDoor } from "../http/front/front-door.ts"
import { FrontServer } from "../http/front/front-server.ts"
import { hostGuard } from "../http/front/hosts.ts"
import { isMarked } from "../http/refresh-mark.ts"
import { Secrets } from "../http/secrets.ts"
import { pageVisitor } from "../http/page-visitor.ts"
import { loadBundle } from "./load-bundle.ts"
import type { CallApi } from "./page-maker.ts"
import { pages, type PagesOptions } from "./pages.ts"
import { readSiteConfig } from "../site-config.ts"

export interface PageAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type Sent = Readonly<Record<string, string>>

const ask = (
  port: number,
  path: string,
  headers: Sent = {},
  { method = "GET", body = "" }: { readonly method?: string; readonly body?: string } = {}
): Promise<PageAnswer> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({
      host: "127.0.0.1",
      port,
      path,
      method,
      headers: { host: "localhost", ...headers },
      // a new connection for each request: the server may close an idle connection just when it is reused
      agent: false
    })
    request.once("error", reject)
    request.once("response", (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject
      )
    })
    request.end(body)
  })

/** Requests a page and disconnects without waiting for the response. */
const leave = (port: number, path: string, headers: Sent): Promise<void> =>
  new Promise((resolve) => {
    const request = httpRequest({ host: "127.0.0.1", port, path, headers: { host: "localhost", ...headers } })
    request.once("close", () => resolve())
    request.once("error", () => {})
    request.end(() => setImmediate(() => request.destroy()))
  })

/**
 * Serves the built pages as in production, over the API of the test and on a separate port; each call has its own
 * cache.
 */
export const openPages = (
  change?: (callApi: CallApi) => CallApi,
  {
    renderAfter,
    dropsOnNews = false,
    ...more
  }: Pick<PagesOptions, "places" | "onSearch" | "pressure" | "sharedCache"> & {
    readonly renderAfter?: Promise<void>
    /** Whether changes of content empty the cache as in production; otherwise pages stay until they expire. */
    readonly dropsOnNews?: boolean
  } = {}
) =>
  Effect.gen(function* () {
    const { call, onNews } = yield* TestApi
    const visitorOf = yield* pageVisitor
    const bundle = yield* Effect.promise(() => loadBundle(join(projectRoot, "dist")))
    const failures: Array<unknown> = []
    const callApi: CallApi = (request, caller, _signal, onSearch) =>
      Effect.runPromise(
        visitorOf(caller ?? { cookie: undefined, address: "public-page" }).pipe(
          Effect.flatMap((visitor) => call(request, { ...visitor, ...(onSearch && { onSearch }) }))
        )
      )
    const config = readSiteConfig({}, { host: "127.0.0.1", port: 4200 })
    const { sign } = yield* Secrets
    let renders = 0
    const renderPage: typeof bundle.renderPage = async (request) => {
      renders += 1
      await renderAfter
      return bundle.renderPage(request)
    }
    const { front, drop, memories } = pages({
      ...more,
      bundle: { ...bundle, renderPage },
      isOurs: (token) => isMarked(sign, token),
      config,
      clientDirectory: join(projectRoot, "dist/client"),
      callApi: change ? change(callApi) : callApi,
      addressOf: () => "192.0.2.1",
      report: (failure) => failures.push(failure)
    })
    if (dropsOnNews)
      onNews(() => {
        drop()
        setImmediate(drop)
      })
    const door = new FrontDoor()
    door.add(hostGuard(config.hosts))
    door.add(front)
    const server = yield* Effect.acquireRelease(
      Effect.promise(async () => {
        const opened = new FrontServer(door).listen(0, "127.0.0.1")
        await once(opened, "listening")
        return opened
      }),
      (opened) => Effect.promise(() => new Promise<void>((done) => void opened.close(() => done())))
    )
    const address = server.address()
    const port = typeof address === "object" ? (address?.port ?? 0) : 0
    return {
      get: (path: string, headers?: Sent) => Effect.promise(() => ask(port, path, headers)),
      send: (
        path: string,
        { method = "POST", headers = {} }: { readonly method?: string; readonly headers?: Sent } = {}
      ) => Effect.promise(() => ask(port, path, headers, { method })),
      /** Sends a form like a browser without JavaScript, from a page of the shop unless the headers say otherwise. */
      sendForm: (path: string, fields: Sent, headers: Sent = {}) =>
        Effect.promise(() =>
          ask(
            port,
            path,
            {
              "content-type": "application/x-www-form-urlencoded",
              "sec-fetch-site": "same-origin",
              ...headers
            },
            { method: "POST", body: new URLSearchParams(fields).toString() }
          )
        ),
      leave: (path: string, headers: Sent) => Effect.promise(() => leave(port, path, headers)),
      drop,
      memories,
      failures,
      /** Number of rendered pages. */
      renders: () => renders
    }
  })
