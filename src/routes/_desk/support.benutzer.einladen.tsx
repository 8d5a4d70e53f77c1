import { createFileRoute, useRouter } from "@tanstack/react-router"
import { useEffect, useMemo, useState } from "react"
import { inviteForm, emptyPerson } from "../../services/desk/invite-forms.ts"
import { askedOnce } from "../../services/queries/ask.ts"
import { ownAccount } from "../../services/queries/support.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { invitedText, inviteTexts } from "../../ui/support/invite-texts.ts"
import { NoMailServer } from "../../ui/support/NoMailServer.tsx"
import { InvitePage } from "../../ui/support/InvitePage.tsx"
import { peopleHead } from "../../ui/support/people-heads.ts"
import { ChooseDealers } from "../-desk/ChooseDealer.tsx"
import { useDeskForm } from "../-desk/use-desk-form.ts"

/** Creates an account, whose user sets its password by a mailed link; its page follows. */
export const Route = createFileRoute("/_desk/support/benutzer/einladen")({
  staticData: { page: "app", permission: "users.edit", texts: ["support"] },
  loader: ({ context }) => askedOnce(context, ownAccount),
  head: ({ match: { context } }) => peopleHead(context.i18n, "invite"),
  component: Invite
})

function Invite() {
  const own = Route.useLoaderData()
  const router = useRouter()
  const href = useHref()
  const [invited, setInvited] = useState<number>()
  const form = useMemo(() => inviteForm(setInvited), [])
  const edit = useDeskForm(form, emptyPerson)
  const isSaved = edit.view.state === "saved"
  useEffect(() => {
    if (isSaved && invited !== undefined)
      void router.navigate({ href: href(`/support/benutzer/${invited}/bearbeiten`), replace: true })
  }, [isSaved, invited, router, href])
  return (
    <ChooseDealers>
      <InvitePage note={<NoMailServer own={own} />}>
        <DeskForm texts={{ ...inviteTexts, saved: invitedText(own) }} {...edit} />
      </InvitePage>
    </ChooseDealers>
  )
}
