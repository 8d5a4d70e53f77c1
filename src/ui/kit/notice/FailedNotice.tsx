import { Trans } from "@lingui/react/macro"
import { Button, ButtonLink } from "../Button.tsx"
import { focusHeadingOf } from "../live/focus-heading.ts"
import { Notice } from "./Notice.tsx"

interface FailedNoticeProps {
  /** Undefined until the page is hydrated. */
  readonly onRetry: (() => void) | undefined
  /** URL of the same page, for a retry without JavaScript. */
  readonly retryHref: string
}

/** Error: the calculation failed on the server; states the cause and offers a retry. */
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
