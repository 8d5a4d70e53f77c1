import { tabValues } from "../../services/browser/storage.ts"
import { type Parting, partingOfPage } from "../../services/session/parting.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"

const partingHere = partingOfPage(tabValues)

/** What the session said when it led here; the server does not know. */
export const useParting = (): Parting | null => (useLive() ? partingHere() : null)
