import { createFileRoute } from "@tanstack/react-router"
import { listQueryOf } from "../../services/desk/list-query.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { may } from "../../services/desk/may.ts"
import { loaded } from "../../services/queries/ask.ts"
import { users } from "../../services/queries/support.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { peopleHead } from "../../ui/support/people-heads.ts"
import { UsersPage } from "../../ui/support/UsersPage.tsx"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** The accounts; words, role and page stand in the address. */
export const Route = createFileRoute("/_desk/support/user/list")({
  staticData: { page: "app", permission: "users.list", texts: ["support"] },
  loaderDeps: ({ search }) => listQueryOf(search),
  loader: (at) => loaded(at, users(at.deps)),
  head: ({ match: { context } }) => peopleHead(context.i18n, "users"),
  component: Users
})

function Users() {
  const query = Route.useLoaderDeps()
  const list = useStaffList(users(query), Route.useLoaderData())
  const href = useHref()
  const { page } = Route.useRouteContext()
  return (
    <UsersPage
      {...list}
      words={query.suche ?? ""}
      role={query.rolle}
      inviteHref={may(page, "users.edit") ? href("/support/benutzer/einladen") : undefined}
      hrefOf={(seite) =>
        href(queryPath("/support/user/list", listQueryOf({ ...query, seite: String(seite) })))
      }
    />
  )
}
