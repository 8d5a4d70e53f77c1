import { Trans } from "@lingui/react/macro"
import { Button, ButtonLink } from "../Button.tsx"
import { focusHeadingOf } from "../live/focus-heading.ts"
import { Notice } from "../notice/Notice.tsx"
import type { ListState } from "./edited-list.view.ts"

interface ListNoticeProps {
  readonly state: ListState
  /** URL of the sign-in page, which returns to this page. */
  readonly signInHref: string
  readonly onSave: () => void
}

/** Explains why changes are not saved yet, and that no input is lost. */
export function ListNotice({ state, signInHref, onSave }: ListNoticeProps) {
  if (state === "failed")
    return (
      <Notice
        tone="bad"
        announced
        title={<Trans>Das ließ sich gerade nicht speichern</Trans>}
        actions={
          <Button
            look="secondary"
            onClick={({ currentTarget }) => {
              focusHeadingOf(currentTarget)
              onSave()
            }}
          >
            <Trans>Noch einmal versuchen</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Unser Server antwortet nicht. Ihre Änderungen sind noch da.</Trans>
        </p>
      </Notice>
    )
  if (state === "expired")
    return (
      <Notice
        tone="bad"
        announced
        title={<Trans>Ihre Anmeldung ist abgelaufen</Trans>}
        actions={
          <ButtonLink look="secondary" href={signInHref}>
            <Trans>Wieder anmelden</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans>Ihre Änderungen bleiben in diesem Tab und sind nach der Anmeldung wieder da.</Trans>
        </p>
      </Notice>
    )
  return null
}
