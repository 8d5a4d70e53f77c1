import type { PageContext } from "../services/page/page-context.ts"

/** Head of a page that a mailed link opens; fetched with it, as the offer list loads the routes of all pages. */
export const linkHead =
  (purpose: "registration" | "password" | "email") =>
  async (at: { readonly match: { readonly context: PageContext } }) => ({
    meta: (await import("../ui/account/account-heads.ts")).secretHead(at.match.context.i18n, purpose)
  })
