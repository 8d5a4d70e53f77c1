import { Trans } from "@lingui/react/macro"
import { Badge } from "../kit/icon/Badge.tsx"
import s from "./Machines.module.css"
import { activeIds, innermost, type TabState } from "./machine-state.ts"

/** Where a machine of this tab stands, in one line; a dash where none has run. */
export function StateBadge({
  machine,
  state
}: {
  readonly machine: string
  readonly state: TabState | undefined
}) {
  if (state === undefined) return <span className={s["note"]}>–</span>
  const places = innermost(machine, activeIds(machine, state.value))
  return (
    <span className={s["places"]}>
      {places.map((place) => (
        <code key={place} className={s["place"]} lang="en">
          {place}
        </code>
      ))}
      {state.status !== "active" && (
        <Badge>{state.status === "error" ? <Trans>gescheitert</Trans> : <Trans>beendet</Trans>}</Badge>
      )}
    </span>
  )
}
