import { encodeQuick, encodingOf } from "../../http/encoded-bytes.ts"

/** A list on its way: pressed where its reader takes it, which costs less than to send all of it. */
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
