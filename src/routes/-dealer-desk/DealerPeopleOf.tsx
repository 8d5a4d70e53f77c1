import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import type { DealerPerson, DeskDealer } from "../../domain/dealer-desk/desk-dealer.ts"
import { inviteToDealerAgain } from "../../services/desk/invite-forms.ts"
import { queryOf } from "../../services/queries/ask.ts"
import { ownAccount } from "../../services/queries/support.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { DealerPeople } from "../../ui/support/dealers/DealerPeople.tsx"
import { InviteToDealer } from "./InviteToDealer.tsx"

/** A dealer's staff, and the form for inviting another member. */
export function DealerPeopleOf({ dealer }: { readonly dealer: DeskDealer }) {
  const { client } = useRouteContext({ from: "__root__" })
  const queries = useQueryClient()
  const isLive = useLive()
  const { data: own } = useQuery(queryOf(client, ownAccount))
  const again = async (person: DealerPerson) => {
    const outcome = await inviteToDealerAgain(client, dealer.id, person)
    await queries.invalidateQueries()
    return outcome
  }
  return (
    <DealerPeople
      people={dealer.people}
      own={own}
      onInviteAgain={isLive ? again : undefined}
      form={dealer.state === "ended" ? null : <InviteToDealer dealerId={dealer.id} own={own} />}
    />
  )
}
