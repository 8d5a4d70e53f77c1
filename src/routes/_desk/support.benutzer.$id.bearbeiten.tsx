import { msg } from "@lingui/core/macro"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { type ActOutcome, nameOf, type User } from "../../domain/support/people.ts"
import { inviteAgain } from "../../services/desk/invite-forms.ts"
import { may } from "../../services/desk/may.ts"
import { rolesForm } from "../../services/desk/people-forms.ts"
import { actOnUser, type UserAct } from "../../services/desk/user-acts.ts"
import { queryOf } from "../../services/queries/ask.ts"
import { ownAccount, userById } from "../../services/queries/support.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { rolesTexts } from "../../ui/support/people-form-texts.ts"
import { UserPage } from "../../ui/support/UserPage.tsx"
import { UserSecurity } from "../../ui/support/UserSecurity.tsx"
import { ActForCustomer } from "../-desk/ActForCustomer.tsx"
import { ChooseDealers } from "../-desk/ChooseDealer.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { loadRecord } from "../-desk/load-record.ts"
import { useDeskForm } from "../-desk/use-desk-form.ts"

/** Page: one account; users who may not change it see its permissions, and may act for a customer. */
export const Route = createFileRoute("/_desk/support/benutzer/$id/bearbeiten")({
  ...deskPage("users", { title: msg`Benutzerkonto` }),
  loader: (at) => loadRecord(at, at.params.id, userById),
  // editing starts with newly loaded data
  gcTime: 0,
  component: Page
})

function Page() {
  const { id, read } = Route.useLoaderData()
  const { page } = Route.useRouteContext()
  const href = useHref()
  return (
    <ChooseDealers>
      <LastRecord question={userById(id)} loaded={read}>
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
