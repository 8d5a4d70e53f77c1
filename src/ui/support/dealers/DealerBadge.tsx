import { useLingui } from "@lingui/react/macro"
import { CircleCheck, CirclePause, CircleX } from "lucide-react"
import type { DealerState } from "../../../domain/dealer-desk/dealer-state.ts"
import { Badge } from "../../kit/icon/Badge.tsx"
import { stateTexts } from "./dealer-texts.ts"

const icons = { active: CircleCheck, paused: CirclePause, ended: CircleX }
const tones = { active: "good", paused: "brand", ended: "quiet" } as const

/** Whether a dealer offers, by a word and a sign. */
export function DealerBadge({ state }: { readonly state: DealerState }) {
  const { i18n } = useLingui()
  const Icon = icons[state]
  return (
    <Badge tone={tones[state]} icon={<Icon size={14} aria-hidden="true" />}>
      {i18n._(stateTexts[state])}
    </Badge>
  )
}
