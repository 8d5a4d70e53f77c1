import { expect, it } from "vitest"
import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import { purgeCache } from "./purge-cache.ts"

/**
 * Sends a purge of price pages to a cache that responds with this status; returns the requests that the cache received.
 */
const purged = async (status: number) => {
  const asked: Array<Pick<IncomingMessage, "method" | "url" | "headers">> = []
  const server = createServer(({ method, url, headers }, response) => {
    asked.push({ method, url, headers })
    response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end()
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const at = server.address()
  const port = typeof at === "object" ? at?.port : undefined
  try {
    await purgeCache(`http://127.0.0.1:${port}/hier`, "pricePages")
    return asked
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

it("a purge is a PURGE with the key, without data of a visitor (rule page.shared-cache)", async () => {
  const [asked] = await purged(204)
  expect(asked).toMatchObject({ method: "PURGE", url: "/hier" })
  expect(asked?.headers["surrogate-key"]).toBe("pricePages")
  expect(asked?.headers).not.toHaveProperty("cookie")
})

it("a purge fails if the cache does not confirm, and follows no redirect (rule safety.outgoing-calls)", async () => {
  for (const status of [403, 405, 503])
    await expect(purged(status)).rejects.toThrow(`PURGE was answered with ${status}`)
  await expect(purged(302)).rejects.toThrow("fetch failed")
})
