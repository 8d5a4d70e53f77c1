import { Trans } from "@lingui/react/macro"

/** Stands where a list will be. */
export function ListLoading() {
  return (
    <output>
      <Trans>Die Preisliste wird geladen …</Trans>
    </output>
  )
}
