import { Trans } from "@lingui/react/macro"
import { Button, ButtonLink } from "../Button.tsx"
import { focusHeadingOf } from "../live/focus-heading.ts"
import { Notice } from "./Notice.tsx"

interface FailedNoticeProps {
  /** Undefined until the page is hydrated. */
  readonly onRetry: (() => void) | undefined
  /** The same page again, which does it without a script. */
  readonly retryHref: string
}

/** The server has not calculated; whose fault it is, and a way to ask again. */
export function FailedNotice({ onRetry, retryHref }: FailedNoticeProps) {
  const again = <Trans>Noch einmal versuchen</Trans>
  return (
    <Notice
      tone="bad"
      title={<Trans>Die Angebote konnten gerade nicht berechnet werden</Trans>}
      actions={
        onRetry ? (
          <Button
            look="secondary"
            onClick={({ currentTarget }) => {
              focusHeadingOf(currentTarget)
              onRetry()
            }}
          >
            {again}
          </Button>
        ) : (
          <ButtonLink look="secondary" href={retryHref}>
            {again}
          </ButtonLink>
        )
      }
    >
      <p>
        <Trans>Das liegt an uns, nicht an Ihren Angaben. Sie bleiben erhalten.</Trans>
      </p>
    </Notice>
  )
}
