import { Trans } from "@lingui/react/macro"

/** Placeholder for a list. */
export function ListLoading() {
  return (
    <output>
      <Trans>Die Preisliste wird geladen …</Trans>
    </output>
  )
}
