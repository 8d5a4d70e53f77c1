import { Trans } from "@lingui/react/macro"
import type { DayFault } from "./use-list-day.ts"

/** Error text of a day field; the list below the field does not change. */
export function DayFaultText({ fault }: { readonly fault: DayFault }) {
  return fault === "empty" ? (
    <Trans>Bitte nennen Sie einen Tag.</Trans>
  ) : (
    <Trans>Bitte prüfen Sie Tag, Monat und Jahr.</Trans>
  )
}
