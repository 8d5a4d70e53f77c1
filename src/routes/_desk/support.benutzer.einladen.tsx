import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { inviteForm, emptyPerson } from "../../services/desk/invite-forms.ts"
import { askedOnce } from "../../services/queries/ask.ts"
import { ownAccount } from "../../services/queries/support.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { invitedText, inviteTexts } from "../../ui/support/invite-texts.ts"
import { NoMailServer } from "../../ui/kit/desk/NoMailServer.tsx"
import { InvitePage } from "../../ui/support/InvitePage.tsx"
import { ChooseDealers } from "../-desk/ChooseDealer.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { useNewRecord } from "../-desk/use-new-record.ts"

/**
 * Page: creates an account, whose user sets the password by a mailed link; afterwards the page of the account opens.
 */
export const Route = createFileRoute("/_desk/support/benutzer/einladen")({
  ...deskPage("users", { title: msg`Benutzer einladen`, permission: "users.edit" }),
  loader: ({ context }) => askedOnce(context, ownAccount),
  component: Invite
})

function Invite() {
  const own = Route.useLoaderData()
  const edit = useNewRecord(inviteForm, emptyPerson, "/support/benutzer", "/bearbeiten")
  return (
    <ChooseDealers>
      <InvitePage note={<NoMailServer own={own} />}>
        <DeskForm texts={{ ...inviteTexts, saved: invitedText(own) }} {...edit} />
      </InvitePage>
    </ChooseDealers>
  )
}
