import { Trans } from "@lingui/react/macro"
import { Notice } from "../kit/notice/Notice.tsx"

/** Why a user whose session has ended is at the sign-in (rule session.way-out). */
export function Parted({ because }: { readonly because: "signedOut" | "expired" }) {
  if (because === "signedOut")
    return <Notice tone="good" announced title={<Trans>Erfolgreich abgemeldet</Trans>} />
  return (
    <Notice
      tone="bad"
      announced
      title={<Trans>Anmeldesitzung abgelaufen. Sie wurden automatisch abgemeldet.</Trans>}
    >
      <p>
        <Trans>Melden Sie sich wieder an, dann kommen Sie dorthin zurück, wo Sie waren.</Trans>
      </p>
    </Notice>
  )
}
