import { type AsEditor, publishIllustrated } from "../tools/illustrated-article.ts"
import { signedInStaff } from "./signed-in-staff.ts"

/** Path of the article with pictures from the media store. */
export const illustratedPath = "/news/artikel/lager-vor-dem-winter"

/** Publishes the article in the measured shop, and waits until visitors see it. */
export const publishedIllustrated = async (origin: string, dataDir: string): Promise<void> => {
  const { headers } = await signedInStaff(origin, dataDir)
  const send: AsEditor = async (path, body) => {
    const isFile = body instanceof Uint8Array
    const answer = await fetch(`${origin}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { ...headers, ...(isFile && { "content-type": "application/octet-stream" }) },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) })
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    const said: unknown = await answer.json()
    return said
  }
  await publishIllustrated(send, illustratedPath)
  for (let tries = 0; tries < 50; tries++) {
    if ((await fetch(`${origin}${illustratedPath}`)).ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${illustratedPath} is not shown`)
}
