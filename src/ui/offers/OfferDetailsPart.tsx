import { firstTouch } from "../kit/live/first-touch.ts"
import { sleepingPart } from "../kit/live/sleeping-part.tsx"
import { withPartTexts } from "./part-texts.ts"

const load = async () => withPartTexts((await import("./OfferDetails.tsx")).OfferDetails)

/** Details of an offer. The script is loaded on the first interaction, because few rows are opened. */
export const OfferDetailsPart = sleepingPart(
  load,
  import.meta.env.SSR ? (await import("./OfferDetails.tsx")).OfferDetails : undefined
)

// if loading fails here, the row that needs the script handles the failure
if (!import.meta.env.SSR)
  void firstTouch()
    .then(load)
    .catch(() => {})
