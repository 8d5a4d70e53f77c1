import { Trans } from "@lingui/react/macro"
import { Badge } from "../kit/icon/Badge.tsx"
import s from "./Machines.module.css"
import { activeIds, innermost, type TabState } from "./machine-state.ts"

/** The state of a machine in this tab, in one line; a dash if the machine has not run. */
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
