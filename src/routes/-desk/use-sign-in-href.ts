import { useLocation, useRouteContext } from "@tanstack/react-router"
import { returnPath } from "../../domain/account/return-url.ts"

/** The address for signing in again and coming back to this page. */
export const useSignInHref = (): string => {
  const { page } = useRouteContext({ from: "__root__" })
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  // any origin does: only the path of this page goes in
  const back = returnPath(here, "https://shop.invalid", page.prefix || "/")
  return `${page.prefix}/benutzerkonto/anmeldung?${new URLSearchParams({ ReturnUrl: back })}`
}
