import { firstTouch } from "../kit/live/first-touch.ts"
import { sleepingPart } from "../kit/live/sleeping-part.tsx"
import { withPartTexts } from "./part-texts.ts"

const load = async () => withPartTexts((await import("./OfferDetails.tsx")).OfferDetails)

/** What is in an offer. Its script comes with the first touch, so that a row that is opened seldom waits for it. */
export const OfferDetailsPart = sleepingPart(
  load,
  import.meta.env.SSR ? (await import("./OfferDetails.tsx")).OfferDetails : undefined
)

// a script that is gone is a matter of the row that asks for it
if (!import.meta.env.SSR)
  void firstTouch()
    .then(load)
    .catch(() => {})
