import { redirect } from "@tanstack/react-router"
import { returnPath } from "../../domain/account/return-url.ts"
import type { Permission } from "../../domain/rights/permissions.ts"
import type { PageData } from "../../services/page/page-data.ts"
import { passOf } from "../../services/page/pass-of.ts"

/** Any origin does: only the path of the page goes in. */
const anyOrigin = "https://shop.invalid"

/**
 * Lets callers with the permission pass; anonymous ones sign in and come back to `href`. Throws `NoAccess` for everyone
 * else: the sign-in would send them back at once, over and over.
 */
export const signInFirst = (page: PageData, permission: Permission, href: string): void => {
  if (passOf(page, permission) === "pass") return
  const back = returnPath(href, anyOrigin, page.prefix || "/")
  throw redirect({
    href: `${page.prefix}/benutzerkonto/anmeldung?${new URLSearchParams({ ReturnUrl: back })}`
  })
}
