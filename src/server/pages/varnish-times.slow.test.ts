import { expect, test } from "vitest"
import { once } from "node:events"
import { createServer } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { askAt, hasVarnish, openVarnish } from "./varnish.test-support.ts"

interface State {
  made: number
  isAway: boolean
  headers: Readonly<Record<string, string>>
}

/** Starts a shop whose pages show how often they were rendered, and which can become unavailable. */
const openCounting = async () => {
  const state: State = { made: 0, isAway: false, headers: {} }
  const server = createServer(({ url, headers }, response) => {
    if (state.isAway) return void response.writeHead(503).end()
    if (url === "/health") return void response.writeHead(200).end()
    state.made += 1
    response.writeHead(200, { ...state.headers, "x-request-id": "of-another-request" })
    response.end(`page ${state.made} ${headers["accept-language"] ?? ""} ${headers["cookie"] ?? ""}`)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const at = server.address()
  return { state, server, port: typeof at === "object" ? (at?.port ?? 0) : 0 }
}

test.runIf(hasVarnish)(
  "Varnish serves a page for the times in its headers, by kind, for the longest only while the shop is unavailable (rule page.shared-cache)",
  async () => {
    const { state, server, port } = await openCounting()
    const varnish = await openVarnish()
    const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
      askAt(varnish.port, path, { host: "localhost", ...headers })
    const bodyOf = async (path: string, headers?: Readonly<Record<string, string>>) =>
      (await ask(path, headers)).body.split(" ", 2).join(" ")
    try {
      await varnish.start(port)
      state.headers = {
        "cache-control": "public, max-age=0, must-revalidate, s-maxage=1",
        "cdn-cache-control": "public, max-age=1, stale-while-revalidate=2, stale-if-error=60",
        "surrogate-key": "pages pricePages",
        vary: "accept-encoding, accept-language, cookie"
      }
      expect(await bodyOf("/")).toBe("page 1")
      expect(await bodyOf("/")).toBe("page 1")
      await pause(1_300)
      // the stale page is sent while it is revalidated in the background
      expect(await bodyOf("/")).toBe("page 1")
      await pause(300)
      expect(await bodyOf("/")).toBe("page 2")
      await pause(4_000)
      // the page has been stale for too long, so the request waits for the new page
      expect(await bodyOf("/")).toBe("page 3")

      // all visitors with the same choice of language get the same cached page; another choice has its own
      expect(await bodyOf("/", { cookie: "locale=de; a=1", "accept-language": "en,de;q=0.5" })).toBe("page 3")
      const austrian = await bodyOf("/", { "accept-language": "de-AT,de;q=0.9" })
      expect(austrian).toBe("page 4")
      expect(await bodyOf("/", { "accept-language": "en, de-at", cookie: "locale=ch" })).toBe("page 4")
      expect(await bodyOf("/", { cookie: "locale=ch" })).toBe("page 5")

      // a page is purged only by its own kind, or by the key of all pages
      const forget = async (key: string) =>
        askAt(Number(new URL(varnish.purgeUrl).port), "/", { host: "x", "surrogate-key": key }, "PURGE")
      state.headers = {
        ...state.headers,
        "cdn-cache-control": "max-age=60, stale-while-revalidate=1, stale-if-error=60"
      }
      expect(await bodyOf("/kind")).toBe("page 6")
      expect((await forget("dealerPages")).status).toBe(204)
      expect(await bodyOf("/kind")).toBe("page 6")
      await forget("pricePages")
      expect(await bodyOf("/kind")).toBe("page 7")
      await forget("pages")
      expect(await bodyOf("/kind")).toBe("page 8")

      // pages without cache headers, pages for one visitor and pages that set a cookie are rendered each time
      for (const headers of [
        { "cache-control": "no-cache" },
        { "cache-control": "private, no-store", vary: "cookie" },
        { ...state.headers, "set-cookie": "a=1" }
      ]) {
        state.headers = headers
        const [one, other] = [await bodyOf("/mine"), await bodyOf("/mine")]
        expect(one).not.toBe(other)
      }

      // requests of users who may be signed in are passed through with all cookies
      state.headers = { "cdn-cache-control": "max-age=60, stale-while-revalidate=1, stale-if-error=60" }
      await ask("/passed")
      const { body } = await ask("/passed", { cookie: "a=1; __Host-refresh=x" })
      expect(body).toContain("a=1; __Host-refresh=x")

      // while the shop is unavailable, a page that expired long ago is still served
      state.headers = { "cdn-cache-control": "max-age=1, stale-while-revalidate=1, stale-if-error=60" }
      const last = await bodyOf("/away")
      state.isAway = true
      await pause(9_000)
      expect(await bodyOf("/away")).toBe(last)
      const never = await ask("/never-asked")
      expect(never.status).toBe(503)
      expect(never.headers["retry-after"]).toBe("2")
      expect(never.headers["cache-control"]).toBe("no-store")
    } finally {
      await varnish.stop()
      server.closeAllConnections()
      server.close()
    }
  },
  60_000
)
