import { useEffect, useState } from "react"
import { tabValues } from "../services/browser/storage.ts"
import { type Parting, takeParting } from "../services/session/parting.ts"

/** What the session said when it led here; the server does not know. */
export const useParting = (): Parting | null => {
  const [parting, setParting] = useState<Parting | null>(null)
  useEffect(() => {
    const said = takeParting(tabValues)
    if (said !== null) setParting(said)
  }, [])
  return parting
}
