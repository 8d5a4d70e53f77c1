import { type ComponentProps, useDeferredValue } from "react"
import { sleepingPart } from "../kit/live/sleeping-part.tsx"
import { withPartTexts } from "./part-texts.ts"
import type { SetAside as SetAsideType } from "./SetAside.tsx"

const Part = sleepingPart(
  async () => withPartTexts((await import("./SetAside.tsx")).SetAside),
  import.meta.env.SSR ? (await import("./SetAside.tsx")).SetAside : undefined
)

/** The notice as sent by the server: few URLs need its script. */
export function SetAsidePart({ setAside, calculation }: ComponentProps<typeof SetAsideType>) {
  return <Part setAside={setAside} calculation={useDeferredValue(calculation)} />
}
