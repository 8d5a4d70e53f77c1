import { notFound, redirect } from "@tanstack/react-router"
import type { PageContext } from "../../services/page/page-context.ts"

/**
 * Returns what a route throws if there is no page at its path: the permanent redirect to the path that the page has
 * moved to, or "not found" (rule content.addresses).
 */
export const movedOrMissing = (
  { prefix }: Pick<PageContext["page"], "prefix">,
  movedTo: `/${string}` | undefined
) => (movedTo === undefined ? notFound() : redirect({ href: `${prefix}${movedTo}`, statusCode: 301 }))
