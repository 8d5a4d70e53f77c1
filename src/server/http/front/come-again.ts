import type { ServerResponse } from "node:http"
import { refusals } from "../refusals.ts"

const { code, message } = refusals.unavailable
const body = JSON.stringify({ Code: code, Message: message, Problems: [] })

/** Responds to a call with 503 before it reaches the router, with the seconds until a retry (rule wire.unavailable). */
export const comeAgain = (
  response: ServerResponse,
  seconds: number,
  headers: Readonly<Record<string, string>> = {}
): true => {
  response.writeHead(503, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "retry-after": String(seconds),
    ...headers
  })
  response.end(body)
  return true
}
