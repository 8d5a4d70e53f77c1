import { Trans } from "@lingui/react/macro"
import { Notice } from "../kit/notice/Notice.tsx"

/** What somebody reads first who has just deleted his account. */
export function AccountGone() {
  return (
    <Notice tone="good" title={<Trans>Ihr Konto ist gelöscht</Trans>}>
      <p>
        <Trans>Sie sind überall abgemeldet. Eine Bestätigung ist per E-Mail unterwegs.</Trans>
      </p>
    </Notice>
  )
}
