import { createFileRoute, notFound, redirect } from "@tanstack/react-router"
import { accountIdIn } from "../../services/desk/list-query.ts"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: one news article in the same editor as all pages. */
export const Route = createFileRoute("/_desk/support/cms/news/$newsId")({
  ...deskPage("cms"),
  loader: ({ params: { newsId }, context: { page } }) => {
    if (accountIdIn(newsId) === undefined) throw notFound()
    throw redirect({ href: `${page.prefix}/support/cms/${newsId}/edit` })
  }
})
