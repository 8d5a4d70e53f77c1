import { csrfCookie } from "../src/domain/account/csrf-cookie.ts"

/** A visitor with a session; `headers` contains what the browser's client sends: cookies, CSRF token and origin. */
export interface BenchVisitor {
  readonly headers: Readonly<Record<string, string>>
}

/** Starts a session and returns the headers for unsafe calls. */
export const newVisitor = async (origin: string): Promise<BenchVisitor> => {
  const response = await fetch(`${origin}/session/renew?v=1`)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "")
  const token = cookies.find((cookie) => cookie.startsWith(`${csrfCookie}=`))?.slice(csrfCookie.length + 1)
  if (token === undefined) throw new Error(`No session from ${origin}: ${response.status}`)
  return {
    headers: {
      "content-type": "application/json",
      cookie: cookies.join("; "),
      "x-csrf-token": decodeURIComponent(token),
      origin,
      "sec-fetch-site": "same-origin"
    }
  }
}
