import { Trans } from "@lingui/react/macro"
import { Button } from "../kit/Button.tsx"
import { Notice } from "../kit/notice/Notice.tsx"
import { useLive } from "../kit/live/use-live.ts"

/** Message if the server does not respond: no data is lost, and the user can try again. */
export function NotLoaded({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  const isLive = useLive()
  return (
    <Notice
      tone="bad"
      announced
      title={<Trans>Das konnten wir gerade nicht laden</Trans>}
      actions={
        <Button look="secondary" disabled={!isLive} onClick={onRetry}>
          <Trans>Noch einmal versuchen</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Das liegt an uns. Ihre Bestellungen und Einstellungen sind sicher gespeichert.</Trans>
      </p>
    </Notice>
  )
}
