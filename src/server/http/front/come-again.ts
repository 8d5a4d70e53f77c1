import type { ServerResponse } from "node:http"
import { refusals } from "../refusals.ts"

const { code, message } = refusals.unavailable
const body = JSON.stringify({ Code: code, Message: message, Problems: [] })

/** 503 to a call before the router, with the seconds after which to come again (rule wire.unavailable). */
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
