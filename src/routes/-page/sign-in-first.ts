import { redirect } from "@tanstack/react-router"
import { returnPath } from "../../domain/account/return-url.ts"
import type { Permission } from "../../domain/rights/permissions.ts"
import type { PageData } from "../../services/page/page-data.ts"
import { passOf } from "../../services/page/pass-of.ts"

/** The origin is irrelevant: only the path of the page is used. */
const anyOrigin = "https://shop.invalid"

/**
 * Lets callers with the permission pass; redirects anonymous users to the sign-in, which returns to `href`. Throws
 * `NoAccess` for all others: the sign-in would redirect them back in an endless loop.
 */
export const signInFirst = (page: PageData, permission: Permission, href: string): void => {
  if (passOf(page, permission) === "pass") return
  const back = returnPath(href, anyOrigin, page.prefix || "/")
  throw redirect({
    href: `${page.prefix}/benutzerkonto/anmeldung?${new URLSearchParams({ ReturnUrl: back })}`
  })
}
