import { Trans } from "@lingui/react/macro"
import type { DayFault } from "./use-list-day.ts"

/** What has to be mended in the field of a day; the list beneath it stays as it was. */
export function DayFaultText({ fault }: { readonly fault: DayFault }) {
  return fault === "empty" ? (
    <Trans>Bitte nennen Sie einen Tag.</Trans>
  ) : (
    <Trans>Bitte prüfen Sie Tag, Monat und Jahr.</Trans>
  )
}
