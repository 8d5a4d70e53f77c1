import { useLingui } from "@lingui/react/macro"
import { CircleCheck, CircleX, Hourglass, Inbox } from "lucide-react"
import type { ApplicationState } from "../../../domain/dealer-application/application.ts"
import { Badge } from "../../kit/icon/Badge.tsx"
import { stateTexts } from "./application-texts.ts"

const icons = { new: Inbox, taken: Hourglass, accepted: CircleCheck, refused: CircleX }
const tones = { new: "brand", taken: "quiet", accepted: "good", refused: "quiet" } as const

/** Status of an application as text and icon. */
export function ApplicationBadge({ state }: { readonly state: ApplicationState }) {
  const { i18n } = useLingui()
  const Icon = icons[state]
  return (
    <Badge tone={tones[state]} icon={<Icon size={14} aria-hidden="true" />}>
      {i18n._(stateTexts[state])}
    </Badge>
  )
}
