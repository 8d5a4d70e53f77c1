import { useLingui } from "@lingui/react/macro"
import { Archive, CircleCheck, CirclePause, CircleX, Gauge, Hourglass } from "lucide-react"
import type { CampaignState } from "../../../domain/adverts/campaign-run.ts"
import { Badge } from "../../kit/icon/Badge.tsx"
import { stateTexts } from "./stand-texts.ts"

const icons = {
  running: CircleCheck,
  planned: Hourglass,
  paused: CirclePause,
  spent: Gauge,
  ended: CircleX,
  archived: Archive
}
const tones = {
  running: "good",
  planned: "brand",
  paused: "brand",
  spent: "quiet",
  ended: "quiet",
  archived: "quiet"
} as const

/** Status of a campaign as text and icon. */
export function StandBadge({ state }: { readonly state: CampaignState }) {
  const { i18n } = useLingui()
  const Icon = icons[state]
  return (
    <Badge tone={tones[state]} icon={<Icon size={14} aria-hidden="true" />}>
      {i18n._(stateTexts[state])}
    </Badge>
  )
}
