import { HttpServerResponse } from "effect/http"
import { dataPolicy } from "./front/front-door.ts"

const messages = {
  400: ["BadRequest", "The request cannot be read."],
  404: ["NotFound", "There is nothing at this address."],
  413: ["BodyTooLarge", "The body is larger than this address takes."],
  415: ["UnsupportedType", "Send the body as application/json."],
  500: ["Unexpected", "Something went wrong on our side."],
  503: ["Unavailable", "This is not possible right now; try again shortly."]
} as const

export type ErrorStatus = keyof typeof messages

const statuses: ReadonlySet<number> = new Set(Object.keys(messages).map(Number))

/** Whether a response with this status has an error body of the shop. */
export const isErrorStatus = (status: number): status is ErrorStatus => statuses.has(status)

/** Creates an error response that does not come from a handler: `{Code, Message, Problems: []}` (rule wire.errors). */
export const errorResponse = (status: ErrorStatus, code: string = messages[status][0]) =>
  HttpServerResponse.jsonUnsafe(
    { Code: code, Message: messages[status][1], Problems: [] },
    {
      status,
      headers: {
        "cache-control": "no-store",
        "content-security-policy": dataPolicy,
        ...(status === 503 ? { "retry-after": "1" } : {})
      }
    }
  )
