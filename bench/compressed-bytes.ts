import { get } from "node:http"

/** The compressed bytes of a page as they travel; `fetch` would unpack them. */
export const compressedBytes = (address: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Array<Buffer> = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("end", () => resolve(Buffer.concat(chunks)))
    }).on("error", reject)
  })
