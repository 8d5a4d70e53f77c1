import { Context, Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import type { OwnBody } from "../../contract/page-bundle.ts"
import type { CountedSearch } from "../../domain/figures/shop-steps.ts"
import type { Claims } from "../ports/access.ts"

/** The visitor who requested a page. The page's loaders call the API on the visitor's behalf. */
export interface InProcessCaller {
  /** SHA-256 of the session id, if the page request has a session. */
  readonly ownerHash: Uint8Array | undefined
  /** The signed-in user according to the page request's access token. */
  readonly user: Claims | undefined
  readonly address: string
  /**
   * Called with the list of offers that a page shows; the list is counted when the page is sent (rule
   * figures.searches).
   */
  readonly onSearch?: (search: CountedSearch) => void
}

/**
 * Set when the server calls the API inside the process to render a page; such calls carry no token. It is a service of
 * the running fiber, so no request can forge it (decision 007).
 */
export const InProcess = Context.Reference<InProcessCaller | undefined>("server/http/InProcess", {
  defaultValue: () => undefined
})

/** A response for a page that is rendered in this process; such a response is not encoded, parsed or decoded. */
export class OwnAnswer implements OwnBody {
  readonly own: unknown
  constructor(own: unknown) {
    this.own = own
  }
}

/**
 * Returns a response unchanged for pages that are rendered in this process, and encoded by the contract for other
 * callers: encoding and decoding the daily values of several years takes more time than drawing their chart.
 */
export const asIsInside = <A>(answer: A) =>
  Effect.map(InProcess, (caller) =>
    caller === undefined ? answer : HttpServerResponse.raw(new OwnAnswer(answer))
  )
