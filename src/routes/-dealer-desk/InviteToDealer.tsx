import { useMemo } from "react"
import { inviteToDealerForm, nobodyYet } from "../../services/desk/invite-forms.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { inviteToDealerTexts } from "../../ui/support/invite-texts.ts"
import { useDeskForm } from "../-desk/use-desk-form.ts"

/** Invites people of a dealer, one after the other. */
export function InviteToDealer({ dealerId }: { readonly dealerId: number }) {
  const form = useMemo(() => inviteToDealerForm(dealerId), [dealerId])
  return <DeskForm texts={inviteToDealerTexts} {...useDeskForm(form, nobodyYet)} />
}
