import { useNavigate } from "@tanstack/react-router"
import { useEffect } from "react"
import { keepLand, keptLand, type Land } from "../../services/desk/land.ts"

/**
 * The country that was chosen last goes on where an address says none, also on another day and under another locale; what
 * an address says is what goes on from here.
 */
export const useKeptLand = (said: Land | undefined): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (said !== undefined) return keepLand(said)
    const land = keptLand()
    if (land !== undefined && land !== "alle")
      void navigate({
        to: ".",
        search: (search) => ({ ...search, land: String(land) }),
        replace: true,
        resetScroll: false
      })
    return undefined
  }, [said, navigate])
}
