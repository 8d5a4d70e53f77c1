import { Context, Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import type { OwnBody } from "../../contract/page-bundle.ts"
import type { CountedSearch } from "../../domain/figures/shop-steps.ts"
import type { Claims } from "../ports/access.ts"

/** For whom a page loader calls: the visitor of the page request. */
export interface InProcessCaller {
  /** SHA-256 of the session id, when the page request has a session. */
  readonly ownerHash: Uint8Array | undefined
  /** The signed-in user, by the page request's access token. */
  readonly user: Claims | undefined
  readonly address: string
  /** Called with a list that the page shows; the page is counted as it is sent (rule figures.searches). */
  readonly onSearch?: (search: CountedSearch) => void
}

/**
 * Set by the mount of rendered pages when it calls the API inside the process; such calls carry no token. It is a
 * service of the running fiber, so no request can claim it (decision 007).
 */
export const InProcess = Context.Reference<InProcessCaller | undefined>("server/http/InProcess", {
  defaultValue: () => undefined
})

/** For a page that is rendered here: what it asks for is not written, parsed and translated. */
export class OwnAnswer implements OwnBody {
  readonly own: unknown
  constructor(own: unknown) {
    this.own = own
  }
}

/**
 * An answer as it is for a page that is rendered here, and for other callers as the contract encodes it: writing and
 * reading years of days costs more than drawing them.
 */
export const asIsInside = <A>(answer: A) =>
  Effect.map(InProcess, (caller) =>
    caller === undefined ? answer : HttpServerResponse.raw(new OwnAnswer(answer))
  )
