import { notFound, redirect } from "@tanstack/react-router"
import { keptQueryHeader } from "../../services/page/kept-query.ts"
import type { PageContext } from "../../services/page/page-context.ts"

/**
 * Returns what a route throws if there is no page at its path: the permanent redirect to the path that the page has
 * moved to, with the query of the request, or "not found" (rule content.addresses).
 */
export const movedOrMissing = (
  { prefix }: Pick<PageContext["page"], "prefix">,
  movedTo: `/${string}` | undefined
) =>
  movedTo === undefined
    ? notFound()
    : redirect({ href: `${prefix}${movedTo}`, statusCode: 301, headers: { [keptQueryHeader]: "1" } })
