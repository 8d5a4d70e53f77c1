import { createFileRoute } from "@tanstack/react-router"
import { listQueryOf } from "../../services/desk/list-query.ts"
import { may } from "../../services/desk/may.ts"
import { loaded } from "../../services/queries/ask.ts"
import { users } from "../../services/queries/support.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { UsersPage } from "../../ui/support/UsersPage.tsx"
import { deskList } from "../-desk/desk-list.ts"
import { deskPage } from "../-desk/desk-page.ts"

const useUsers = deskList("users", listQueryOf, users)

/** Page: the list of accounts; search text, role and page number are in the URL. */
export const Route = createFileRoute("/_desk/support/user/list")({
  ...deskPage("users"),
  loaderDeps: ({ search }) => listQueryOf(search),
  loader: (at) => loaded(at, users(at.deps)),
  component: Users
})

function Users() {
  const query = Route.useLoaderDeps()
  const href = useHref()
  const { page } = Route.useRouteContext()
  return (
    <UsersPage
      {...useUsers(query, Route.useLoaderData())}
      role={query.rolle}
      inviteHref={may(page, "users.edit") ? href("/support/benutzer/einladen") : undefined}
    />
  )
}
