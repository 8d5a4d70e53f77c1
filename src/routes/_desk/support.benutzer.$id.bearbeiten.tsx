import { useQuery, useQueryClient } from "@tanstack/react-query"
import { createFileRoute, notFound } from "@tanstack/react-router"
import { type ActOutcome, nameOf, type User } from "../../domain/support/people.ts"
import { accountIdIn } from "../../services/desk/list-query.ts"
import { inviteAgain } from "../../services/desk/invite-forms.ts"
import { may } from "../../services/desk/may.ts"
import { rolesForm } from "../../services/desk/people-forms.ts"
import { actOnUser, type UserAct } from "../../services/desk/user-acts.ts"
import { loaded, queryOf } from "../../services/queries/ask.ts"
import { ownAccount, userById } from "../../services/queries/support.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { rolesTexts } from "../../ui/support/people-form-texts.ts"
import { peopleHead } from "../../ui/support/people-heads.ts"
import { UserPage } from "../../ui/support/UserPage.tsx"
import { UserSecurity } from "../../ui/support/UserSecurity.tsx"
import { ActForCustomer } from "../-desk/ActForCustomer.tsx"
import { ChooseDealers } from "../-desk/ChooseDealer.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { useDeskForm } from "../-desk/use-desk-form.ts"

/** One account; users who may not change it see what it may do, and may act in a customer's name. */
export const Route = createFileRoute("/_desk/support/benutzer/$id/bearbeiten")({
  staticData: { page: "app", permission: "users.list", texts: ["support"] },
  loader: async (at) => {
    const id = accountIdIn(at.params.id)
    if (id === undefined) throw notFound()
    return { id, first: await loaded(at, userById(id)) }
  },
  // editing starts from a fresh answer
  gcTime: 0,
  head: ({ match: { context } }) => peopleHead(context.i18n, "user"),
  component: Page
})

function Page() {
  const { id, first } = Route.useLoaderData()
  const { page } = Route.useRouteContext()
  const href = useHref()
  return (
    <ChooseDealers>
      <LastRecord question={userById(id)} loaded={first}>
        {(user) => {
          const isOwn = page.session?.userId === String(user.id)
          const mayEdit = !isOwn && may(page, "users.edit")
          const isCustomer = user.roles.includes("Role_Customer")
          return (
            <UserPage
              key={user.id}
              user={user}
              dealerHref={may(page, "dealers.edit") ? href(`/support/haendler/${user.dealerId}`) : undefined}
              isOwn={isOwn}
              roles={mayEdit ? <Roles user={user} /> : null}
              security={mayEdit ? <Security user={user} /> : null}
              actFor={
                user.canBeActedFor && isCustomer && may(page, "customers.impersonate") ? (
                  <ActForCustomer person={user} />
                ) : null
              }
              customerHref={
                isCustomer && may(page, "customers.read")
                  ? href(`/support/kunde/bearbeiten?id=${user.id}`)
                  : undefined
              }
            />
          )
        }}
      </LastRecord>
    </ChooseDealers>
  )
}

function Roles({ user }: { readonly user: User }) {
  return <DeskForm texts={rolesTexts} {...useDeskForm(rolesForm, user)} />
}

function Security({ user }: { readonly user: User }) {
  const { client } = Route.useRouteContext()
  const queries = useQueryClient()
  const { data: own } = useQuery(queryOf(client, ownAccount))
  const isLive = useLive()
  const afterwards = async (acting: Promise<ActOutcome>) => {
    const outcome = await acting
    if (outcome.kind === "done") await queries.invalidateQueries()
    return outcome
  }
  const onAct = (act: UserAct) => afterwards(actOnUser(client, act, user.id))
  const onInviteAgain = () => afterwards(inviteAgain(client, user))
  return (
    <UserSecurity
      user={user}
      own={own}
      name={nameOf(user)}
      onAct={isLive ? onAct : undefined}
      onInviteAgain={isLive ? onInviteAgain : undefined}
    />
  )
}
