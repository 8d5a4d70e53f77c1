import { Trans, useLingui } from "@lingui/react/macro"
import { CircleCheck, CirclePause, CircleX, Moon } from "lucide-react"
import type { DealerState } from "../../../domain/dealer-desk/dealer-state.ts"
import { Badge } from "../../kit/icon/Badge.tsx"
import { stateTexts } from "./dealer-texts.ts"

const icons = { active: CircleCheck, paused: CirclePause, ended: CircleX }
const tones = { active: "good", paused: "brand", ended: "quiet" } as const

/** Whether a dealer offers, by a word and a sign. */
export function DealerBadge({
  state,
  isResting
}: {
  readonly state: DealerState
  readonly isResting: boolean
}) {
  const { i18n } = useLingui()
  if (state === "active" && isResting)
    return (
      <Badge tone="brand" icon={<Moon size={14} aria-hidden="true" />}>
        <Trans>Ruht</Trans>
      </Badge>
    )
  const Icon = icons[state]
  return (
    <Badge tone={tones[state]} icon={<Icon size={14} aria-hidden="true" />}>
      {i18n._(stateTexts[state])}
    </Badge>
  )
}
