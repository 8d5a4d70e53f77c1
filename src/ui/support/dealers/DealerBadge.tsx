import { useLingui } from "@lingui/react/macro"
import { CircleCheck, CirclePause, CircleX, Moon } from "lucide-react"
import { dealerStanding, type DealerState } from "../../../domain/dealer-desk/dealer-state.ts"
import { Badge } from "../../kit/icon/Badge.tsx"
import { standingTexts } from "./dealer-texts.ts"

const icons = { active: CircleCheck, paused: CirclePause, ended: CircleX, resting: Moon }
const tones = { active: "good", paused: "brand", ended: "quiet", resting: "brand" } as const

/** Whether a dealer currently makes offers, as text and icon. */
export function DealerBadge(dealer: { readonly state: DealerState; readonly isResting: boolean }) {
  const { i18n } = useLingui()
  const standing = dealerStanding(dealer)
  const Icon = icons[standing]
  return (
    <Badge tone={tones[standing]} icon={<Icon size={14} aria-hidden="true" />}>
      {i18n._(standingTexts[standing])}
    </Badge>
  )
}
