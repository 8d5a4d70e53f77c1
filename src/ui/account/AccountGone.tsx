import { Trans } from "@lingui/react/macro"
import { Notice } from "../kit/notice/Notice.tsx"

/** Message shown right after a customer has deleted their account. */
export function AccountGone() {
  return (
    <Notice tone="good" title={<Trans>Ihr Konto ist gelöscht</Trans>}>
      <p>
        <Trans>Sie sind überall abgemeldet. Eine Bestätigung ist per E-Mail unterwegs.</Trans>
      </p>
    </Notice>
  )
}
