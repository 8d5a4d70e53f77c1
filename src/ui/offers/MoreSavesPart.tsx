import { sleepingPart } from "../kit/live/sleeping-part.tsx"
import { withPartTexts } from "./part-texts.ts"

/** The data of this part is only available after hydration, so the server renders nothing for it. */
export const MoreSavesPart = sleepingPart(
  async () => withPartTexts((await import("./MoreSaves.tsx")).MoreSaves),
  undefined,
  { wakes: async () => {} }
)
