import { csrfCookie } from "../../domain/account/csrf-cookie.ts"
import { readCookie } from "../browser/cookies.ts"
import type { Answer, Call } from "./call.ts"
import { addressOf } from "./address-of.ts"
import { logFailedCall } from "./failed-calls.ts"
import { endAfter } from "./end-after.ts"
import { fieldFromWire, fromWire } from "./wire-names.ts"

/** Time limit of an upload in ms: a little longer than the server's limit (rule safety.deadlines). */
const longestUpload = 60_000

const csrfToken = () => readCookie(document.cookie, csrfCookie)

interface Refusal {
  readonly problems: ReadonlyArray<{ readonly field: string }>
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === "object" && body !== null && "problems" in body && Array.isArray(body.problems)

/** Converts the field names of a refusal to those used in the code. */
const spelled = (body: unknown): unknown =>
  isRefusal(body)
    ? { ...body, problems: body.problems.map((each) => ({ ...each, field: fieldFromWire(each.field) })) }
    : body

/** Uploads one file: its unchanged bytes as the body, and its name (rule safety.body-size). */
export const sendFile = async <Request extends object, Success, Failure>(
  call: Call<Request, Success, Failure>,
  file: File,
  params: Readonly<Record<string, unknown>> = {}
): Promise<Answer<Success, Failure>> => {
  const { method, path } = call
  try {
    if (csrfToken() === undefined) await fetch("/session/renew", { cache: "no-store" })
    const response = await fetch(addressOf(path, { params, query: { name: file.name } }), {
      method,
      credentials: "same-origin",
      headers: {
        accept: "application/json",
        "content-type": "application/octet-stream",
        "x-csrf-token": csrfToken() ?? ""
      },
      body: file,
      signal: endAfter(longestUpload)
    })
    if (!response.ok) logFailedCall({ method, path, status: response.status })
    if (response.status >= 500) return { type: "unreachable" }
    const body = fromWire(await response.json())
    const answer = response.ok
      ? { type: "ok", value: body }
      : { type: "refused", status: response.status, error: spelled(body) }
    // the response can be trusted, since the shop's own server has encoded it with the schemas from which these types
    // are derived
    return answer as Answer<Success, Failure>
  } catch {
    logFailedCall({ method, path, status: undefined })
    return { type: "unreachable" }
  }
}
