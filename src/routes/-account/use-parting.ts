import { tabValues } from "../../services/browser/storage.ts"
import { type Parting, partingOfPage } from "../../services/session/parting.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"

const partingHere = partingOfPage(tabValues)

/** The message of the session when it redirected to this page; `null` on the server, which does not know it. */
export const useParting = (): Parting | null => (useLive() ? partingHere() : null)
