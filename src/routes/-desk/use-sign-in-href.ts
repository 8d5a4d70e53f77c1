import { useLocation, useRouteContext } from "@tanstack/react-router"
import { returnPath } from "../../domain/account/return-url.ts"

/** Returns the URL for signing in again and returning to this page. */
export const useSignInHref = (): string => {
  const { page } = useRouteContext({ from: "__root__" })
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  // the origin is irrelevant: only the path of this page is used
  const back = returnPath(here, "https://shop.invalid", page.prefix || "/")
  return `${page.prefix}/benutzerkonto/anmeldung?${new URLSearchParams({ ReturnUrl: back })}`
}
