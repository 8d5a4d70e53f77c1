import { get } from "node:http"

/** Returns the compressed bytes of a page as transferred; `fetch` would decompress them. */
export const compressedBytes = (address: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Array<Buffer> = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("end", () => resolve(Buffer.concat(chunks)))
    }).on("error", reject)
  })
