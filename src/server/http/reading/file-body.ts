import { Effect } from "effect"
import type { HttpServerResponse } from "effect/http"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { fileBodyType } from "../../../contract/file-body.ts"
import { largestFile } from "../../../domain/files/file-kinds.ts"
import { networkOf } from "../front/client-address.ts"
import { errorResponse } from "../error-body.ts"
import { refusals } from "../refusals.ts"

/** Files that are read at once, in all and of one network: each is held in memory whole, up to 10 MB. */
const atOnce = 8
const ofNetwork = 3

/** Whether a body says that it is a file. */
export const isFileType = (contentType: string | undefined): boolean =>
  contentType?.trim().toLowerCase() === fileBodyType

/**
 * Makes the call while there is room for another file; one that says that it is too large is refused before a byte of
 * it is read (rule safety.body-size).
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
