import { Trans } from "@lingui/react/macro"
import { Notice } from "../kit/notice/Notice.tsx"

/** Explains why a user whose session has ended sees the sign-in page (rule session.way-out). */
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
