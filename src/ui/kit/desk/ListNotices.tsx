import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { Button, ButtonLink } from "../Button.tsx"
import { Notice } from "../notice/Notice.tsx"
import { DeskLink } from "./DeskLink.tsx"

/** Error: the content could not be loaded; explains the effect and offers a retry. */
export function Unanswered({
  title = <Trans>Das konnte gerade nicht geladen werden</Trans>,
  onRetry,
  retryHref,
  children
}: {
  readonly title?: ReactNode
  /** Undefined until the page is hydrated. */
  readonly onRetry: (() => void) | undefined
  /** Link that retries before hydration and without JavaScript. */
  readonly retryHref?: string
  readonly children: ReactNode
}) {
  const again = <Trans>Noch einmal versuchen</Trans>
  return (
    <Notice
      tone="bad"
      announced
      title={title}
      actions={
        onRetry === undefined && retryHref !== undefined ? (
          <ButtonLink look="secondary" href={retryHref}>
            {again}
          </ButtonLink>
        ) : (
          <Button look="secondary" onClick={onRetry} disabled={onRetry === undefined}>
            {again}
          </Button>
        )
      }
    >
      <p>{children}</p>
    </Notice>
  )
}

/** The session has expired: links to the sign-in and explains what is shown afterwards. */
export function SignedOut({
  signInHref,
  onRetry,
  children
}: {
  readonly signInHref: string
  /** Called to load the list again, for users who have meanwhile signed in elsewhere, e.g. in another tab. */
  readonly onRetry?: (() => void) | undefined
  readonly children: ReactNode
}) {
  return (
    <Notice
      tone="bad"
      announced
      title={<Trans>Sie sind nicht mehr angemeldet</Trans>}
      actions={
        <>
          <ButtonLink look="secondary" href={signInHref}>
            <Trans>Anmelden</Trans>
          </ButtonLink>
          {onRetry !== undefined && (
            <Button look="quiet" onClick={onRetry}>
              <Trans>Noch einmal laden</Trans>
            </Button>
          )}
        </>
      }
    >
      <p>{children}</p>
    </Notice>
  )
}

/** Notice for a URL whose page number is beyond the last page of a list with entries. */
export function NoSuchPage({ firstHref }: { readonly firstHref: string }) {
  return (
    <Notice
      title={<Trans>Diese Seite der Liste gibt es nicht</Trans>}
      actions={
        <DeskLink href={firstHref}>
          <Trans>Zur ersten Seite</Trans>
        </DeskLink>
      }
    >
      <p>
        <Trans>Die Liste ist kürzer.</Trans>
      </p>
    </Notice>
  )
}
