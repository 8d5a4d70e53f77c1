import { Effect } from "effect"
import type { HttpServerResponse } from "effect/http"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { fileBodyType } from "../../../contract/file-body.ts"
import { largestFile } from "../../../domain/files/file-kinds.ts"
import { networkOf } from "../front/client-address.ts"
import { errorResponse } from "../error-body.ts"
import { refusals } from "../refusals.ts"

/**
 * Maximum number of files that are read at once, in total and from one network: each file is held in memory as a whole,
 * up to 10 MB.
 */
const atOnce = 8
const ofNetwork = 3

/** Whether the content type of a body is that of a file. */
export const isFileType = (contentType: string | undefined): boolean =>
  contentType?.trim().toLowerCase() === fileBodyType

/**
 * Runs a call that reads a file if the limits allow another file; a file whose stated length is too large is refused
 * before any byte is read (rule safety.body-size).
 */
export const fileReader = () => {
  const held = new Map<string, number>()
  const inAll = () => [...held.values()].reduce((sum, count) => sum + count, 0)
  const change = (network: string, by: number) => {
    const next = (held.get(network) ?? 0) + by
    if (next > 0) held.set(network, next)
    else held.delete(network)
  }
  return <E, R>(address: string, handler: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) =>
    Effect.gen(function* () {
      const { headers } = yield* HttpServerRequest
      if (Number(headers["content-length"] ?? 0) > largestFile) return errorResponse(413)
      const network = networkOf(address)
      if ((held.get(network) ?? 0) >= ofNetwork) return yield* Effect.fail(refusals.tooMany)
      if (inAll() >= atOnce) return yield* Effect.fail(refusals.unavailable)
      return yield* Effect.acquireUseRelease(
        Effect.sync(() => change(network, 1)),
        () => handler,
        () => Effect.sync(() => change(network, -1))
      )
    })
}
