import { Trans } from "@lingui/react/macro"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useHref } from "../../kit/site.tsx"

/** Shown if the edited page was deleted. */
export function PageGone() {
  const href = useHref()
  return (
    <Notice
      tone="bad"
      announced
      title={<Trans>Diese Seite gibt es nicht mehr</Trans>}
      actions={
        <DeskLink href={href("/support/cms/list")}>
          <Trans>Alle Seiten</Trans>
        </DeskLink>
      }
    >
      <p>
        <Trans>Sie wurde gelöscht.</Trans>
      </p>
    </Notice>
  )
}
