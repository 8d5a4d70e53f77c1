import { Trans } from "@lingui/react/macro"
import s from "./HomePage.module.css"
import { NotLoaded } from "./NotLoaded.tsx"

/** The notifications page, shown if the server does not respond. */
export function NotificationsUnread({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  return (
    <div className={s["page"]}>
      <h1>
        <Trans>Benachrichtigungen</Trans>
      </h1>
      <NotLoaded onRetry={onRetry} />
    </div>
  )
}
