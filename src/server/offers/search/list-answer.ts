import { encodeQuick, encodingOf } from "../../http/encoded-bytes.ts"

/**
 * Returns a list as a response, compressed if the client accepts that: compressing costs less than sending it
 * uncompressed.
 */
export const listAnswer = (text: string, accepted: string | undefined) => {
  const encoding = encodingOf(accepted)
  const body = encodeQuick(Buffer.from(text), encoding)
  const headers = {
    "content-type": "application/json",
    vary: "accept-encoding",
    ...(encoding === "identity" ? {} : { "content-encoding": encoding })
  }
  return { headers, body }
}
