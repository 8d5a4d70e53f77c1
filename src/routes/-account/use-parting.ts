import { tabValues } from "../../services/browser/storage.ts"
import { type Parting, partingOfPage } from "../../services/session/parting.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"

const partingHere = partingOfPage(tabValues)

/**
 * Returns the message that the session stored when it redirected to this page; `null` on the server, which cannot read
 * the tab's storage.
 */
export const useParting = (): Parting | null => (useLive() ? partingHere() : null)
