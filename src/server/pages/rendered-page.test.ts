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
