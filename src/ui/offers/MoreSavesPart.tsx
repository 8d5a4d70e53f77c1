import { sleepingPart } from "../kit/live/sleeping-part.tsx"
import { withPartTexts } from "./part-texts.ts"

/** Known only once the page lives: there is nothing to wait for. */
export const MoreSavesPart = sleepingPart(
  async () => withPartTexts((await import("./MoreSaves.tsx")).MoreSaves),
  undefined,
  { wakes: async () => {} }
)
