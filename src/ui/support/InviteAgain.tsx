import { Trans, useLingui } from "@lingui/react/macro"
import { MailPlus } from "lucide-react"
import { useState } from "react"
import type { ActOutcome } from "../../domain/support/people.ts"
import type { OwnSupportInfo } from "../../domain/support/records.ts"
import { Button } from "../kit/Button.tsx"
import { ActDialog } from "../kit/desk-form/ActDialog.tsx"
import { useToast } from "../kit/desk/use-toast.ts"
import { invitedText } from "./invite-texts.ts"
import { NoMailServer } from "../kit/desk/NoMailServer.tsx"
import { accountProblems } from "./refusal-texts.ts"

interface InviteAgainProps {
  readonly name: string
  /** `undefined` until it is known whether mails are sent. */
  readonly own: OwnSupportInfo | undefined
  /** Undefined until the page is hydrated. */
  readonly onInvite: (() => Promise<ActOutcome>) | undefined
}

/** Mails a new link to a user who has no password yet; asks for confirmation, since the former link becomes invalid. */
export function InviteAgain({ name, own, onInvite }: InviteAgainProps) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        look="secondary"
        disabled={onInvite === undefined}
        aria-label={t`${name} noch einmal einladen`}
        onClick={() => setAsked(true)}
      >
        <MailPlus size={18} aria-hidden="true" />
        <Trans>Noch einmal einladen</Trans>
      </Button>
      <ActDialog
        problems={accountProblems}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={<Trans>Noch einmal einladen?</Trans>}
        description={
          <Trans>
            {name} bekommt einen neuen Link, mit dem das Kennwort gesetzt wird. Der bisherige gilt dann nicht
            mehr.
          </Trans>
        }
        confirm={<Trans>Noch einmal einladen</Trans>}
        act={async () => {
          const outcome = await onInvite?.()
          if (outcome?.kind === "done") toast(i18n._(invitedText(own)))
          return outcome ?? { kind: "unreachable" }
        }}
      >
        <NoMailServer own={own} />
      </ActDialog>
    </>
  )
}
