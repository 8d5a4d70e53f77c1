import { useMemo } from "react"
import type { OwnSupportInfo } from "../../domain/support/records.ts"
import { inviteToDealerForm, emptyPerson } from "../../services/desk/invite-forms.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { invitedText, inviteToDealerTexts } from "../../ui/support/invite-texts.ts"
import { useDeskForm } from "../-desk/use-desk-form.ts"

interface InviteToDealerProps {
  readonly dealerId: number
  readonly own: OwnSupportInfo | undefined
}

/** Form for inviting members of a dealer's staff, one after the other. */
export function InviteToDealer({ dealerId, own }: InviteToDealerProps) {
  const form = useMemo(() => inviteToDealerForm(dealerId), [dealerId])
  const texts = { ...inviteToDealerTexts, saved: invitedText(own) }
  return <DeskForm texts={texts} {...useDeskForm(form, emptyPerson)} />
}
