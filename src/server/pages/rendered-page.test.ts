import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import type { Encoding } from "../http/encoded-bytes.ts"
import { renderedPage } from "./rendered-page.ts"

const html = `<p>${"Pellets und Späne ".repeat(400)}</p>`

const opened = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
  identity: (bytes: Buffer) => bytes.toString()
}

const orders: ReadonlyArray<ReadonlyArray<Encoding>> = [
  ["br", "identity", "gzip"],
  ["identity", "br", "gzip"],
  ["gzip", "br", "br", "br", "br", "br", "identity", "gzip"]
]

test.each(orders.map((encodings) => [encodings]))("a page is complete when requested as %j", (encodings) => {
  const page = renderedPage(Buffer.from(html), { status: 200, headers: {}, kept: {}, until: 1 })
  for (const encoding of encodings) {
    const { bytes, headers } = page.as(encoding)
    expect(opened[encoding](bytes)).toBe(html)
    expect(headers[headers.indexOf("content-length") + 1]).toBe(String(bytes.length))
  }
})

const bytesOf = (page: ReturnType<typeof renderedPage>, encoding: Encoding) => page.as(encoding).bytes.length

test.each([
  { smallAfter: undefined, requests: 4 },
  { smallAfter: 0, requests: 1 }
])(
  "after $requests requests a page is sent with fewer bytes, also in its header",
  async ({ smallAfter, requests }) => {
    const text = Array.from({ length: 3_000 }, (_, index) => `<p>${(index * 7919) % 1013} Pellets</p>`).join(
      ""
    )
    for (const encoding of ["br", "gzip"] as const) {
      const page = renderedPage(Buffer.from(text), {
        status: 200,
        headers: {},
        kept: {},
        until: 1,
        ...(smallAfter !== undefined && { smallAfter })
      })
      const first = bytesOf(page, encoding)
      for (let more = 1; more < requests; more++) expect(bytesOf(page, encoding)).toBe(first)
      await expect.poll(() => bytesOf(page, encoding)).toBeLessThan(first)
      const { bytes, headers } = page.as(encoding)
      expect(opened[encoding](bytes)).toBe(text)
      expect(headers[headers.indexOf("content-length") + 1]).toBe(String(bytes.length))
    }
  }
)
