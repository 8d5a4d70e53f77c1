import { useLingui } from "@lingui/react/macro"
import { CircleCheck, CircleX, Hourglass } from "lucide-react"
import type { PromptState } from "../../../domain/prompt/prompt.ts"
import { Badge } from "../../kit/icon/Badge.tsx"
import { stateTexts } from "./prompt-texts.ts"

const icons = { running: CircleCheck, planned: Hourglass, ended: CircleX }
const tones = { running: "good", planned: "brand", ended: "quiet" } as const

/** Status of a notice as text and icon. */
export function PromptBadge({ state }: { readonly state: PromptState }) {
  const { i18n } = useLingui()
  const Icon = icons[state]
  return (
    <Badge tone={tones[state]} icon={<Icon size={14} aria-hidden="true" />}>
      {i18n._(stateTexts[state])}
    </Badge>
  )
}
